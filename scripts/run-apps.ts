// Runs api, worker and web together: `development` restarts api and worker on change and renders through Vite,
// `production` runs what is built. Stops all when one stops.
import { spawn } from 'node:child_process'

const mode = process.argv[2] === 'production' ? 'production' : 'development'
const watch = mode === 'development' ? ['--watch'] : []
const commands = {
  api: [...watch, 'apps/api/src/main.ts'],
  worker: [...watch, 'apps/worker/src/main.ts'],
  // Vite loads React Router's development build; the server around it must be the same one.
  web: [...(mode === 'development' ? ['--conditions=development'] : []), 'apps/web/server.ts'],
}
const children = Object.values(commands).map((command) =>
  spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, NODE_ENV: mode } }),
)
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 1
    stopAll()
  })
}
process.once('SIGINT', stopAll)
process.once('SIGTERM', stopAll)
