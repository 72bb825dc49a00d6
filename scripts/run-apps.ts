// Runs api, worker and web together, and the desk if DESK_URL is set: `development` restarts api and worker on change
// and renders through Vite, `production` runs the build. A process that ends is restarted; one that keeps ending stops
// all, with exit code 1.
import { environmentOfRole } from '@polydex/core/db/database-role'
import { createLogger } from '@polydex/process/create-logger'
import { superviseApps } from './supervise-apps.ts'

const mode = process.argv[2] === 'production' ? 'production' : 'development'
const watch = mode === 'development' ? ['--watch'] : []
const log = createLogger('start', 'info')
const environment = { ...process.env, NODE_ENV: mode }

/** The web requests everything from the API: a process cannot leak what it does not know. */
const withoutSecrets = (given: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !/^(?:REDIS_URL|SMTP_URL|SECRETS_KEY.*)$/.test(name)))

/** The first signal stops everything cleanly, a second one immediately. */
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
    // Vite loads React Router's development build; the server around it must use the same one.
    {
      name: 'web',
      command: [...(mode === 'development' ? ['--conditions=development'] : []), 'apps/web/server.ts'],
      environment: withoutSecrets(environmentOfRole(environment, undefined)),
    },
    ...(mode === 'development' || process.env['DESK_URL'] !== undefined
      ? [
          {
            name: 'desk',
            command: [...watch, 'apps/desk/src/main.ts'],
            environment: environmentOfRole(environment, 'desk'),
          },
        ]
      : []),
    { name: 'api', command: [...watch, 'apps/api/src/main.ts'], environment: environmentOfRole(environment, 'api') },
    {
      name: 'worker',
      command: [...watch, 'apps/worker/src/main.ts'],
      environment: environmentOfRole(environment, 'worker'),
    },
  ],
  log,
  stop,
})
