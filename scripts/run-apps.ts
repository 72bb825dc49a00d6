// Runs api, worker and web together, and the desk if DESK_URL is set: `development` renders through Vite and restarts
// what a saved file concerns; `production` runs the build and restarts a process that ends, after a pause that grows to
// 30 s.
import { environmentOfRole } from '@polydex/core/installation/database-role'
import { createLogger } from '@polydex/process/create-logger'
import { superviseApps, type App } from './supervise-apps.ts'

const mode = process.argv[2] === 'production' ? 'production' : 'development'
const log = createLogger('start', 'info')

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

/** In the order in which they are stopped: callers before the processes that they call. */
function listApps(given: NodeJS.ProcessEnv): App[] {
  const environment = { ...given, NODE_ENV: mode }
  const isDevelopment = mode === 'development'
  return [
    // Vite loads React Router's development build; the server around it must use the same one.
    {
      name: 'web',
      command: [...(isDevelopment ? ['--conditions=development'] : []), 'apps/web/server.ts'],
      environment: withoutSecrets(environmentOfRole(environment, undefined)),
    },
    ...(isDevelopment || given['DESK_URL'] !== undefined
      ? [{ name: 'desk', command: ['apps/desk/src/main.ts'], environment: environmentOfRole(environment, 'desk') }]
      : []),
    { name: 'api', command: ['apps/api/src/main.ts'], environment: environmentOfRole(environment, 'api') },
    { name: 'worker', command: ['apps/worker/src/main.ts'], environment: environmentOfRole(environment, 'worker') },
  ]
}

if (mode === 'production') process.exitCode = await superviseApps({ apps: listApps(process.env), log, stop })
else {
  // Not part of a release.
  const { restartOnSave } = await import('./development/restart-on-save.ts')
  process.exitCode = await restartOnSave({ listApps, log, stop })
}
