// Builds the web into a separate folder, which then replaces the last build: `npm run build`. A running web keeps
// finding all its files and continues with the old code until it is restarted.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, rm } from 'node:fs/promises'
import { keepOldFiles } from './build-plugins/keep-old-files.ts'

const [built, next, last] = ['build', 'build.next', 'build.last']
const empty = { recursive: true, force: true }

await Promise.all([rm(next, empty), rm(last, empty)])
const child = spawn('react-router', ['build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: next },
})
const [code] = (await once(child, 'exit')) as [number | null]
if (code !== 0) process.exit(1)
await keepOldFiles(built, next)
await rename(built, last).catch(() => {}) // before the first build, there is none
await rename(next, built)
await rm(last, empty)
