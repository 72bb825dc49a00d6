// Runs api, worker and web together: `development` restarts api and worker on change and renders through Vite,
// `production` runs what is built. One that ends is started again; one that ends again and again stops all, with 1.
import { createLogger } from '@polydex/process/create-logger'
import { superviseApps } from './supervise-apps.ts'

const mode = process.argv[2] === 'production' ? 'production' : 'development'
const watch = mode === 'development' ? ['--watch'] : []
const log = createLogger('start', 'info')

/** The first signal lets everything end well; whoever sends a second one does not want to wait. */
const stop = new Promise<void>((resolve) => {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      resolve()
    })
})

process.exitCode = await superviseApps({
  apps: [
    // Vite loads React Router's development build; the server around it must be the same one.
    {
      name: 'web',
      command: [...(mode === 'development' ? ['--conditions=development'] : []), 'apps/web/server.ts'],
      withoutVariables: /DATABASE_URL$|^REDIS_URL$|^SECRETS_KEY|^SMTP_URL$/,
    },
    { name: 'api', command: [...watch, 'apps/api/src/main.ts'] },
    { name: 'worker', command: [...watch, 'apps/worker/src/main.ts'] },
  ],
  environment: { ...process.env, NODE_ENV: mode },
  log,
  stop,
})
