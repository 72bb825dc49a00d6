// Builds the web into a folder of its own, which then takes the place of the last build: `npm run build`. A web that runs
// meanwhile finds all its files to the end, and goes on with the old code until it is started anew.
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
await rename(built, last).catch(() => {}) // the first build of all
await rename(next, built)
await rm(last, empty)
