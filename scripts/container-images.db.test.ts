// Starts each process from a folder with the files of its image and the packages that it declares, until the image's
// health check succeeds. A file or package that the image lacks makes the start fail. Docker, npm and the build of the
// web are not involved.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../tests/start-program.ts'
import { assembleImage } from './deploy/assemble-image.ts'
import { environmentOf, getService } from './deploy/read-compose.ts'
import { findAll } from './deploy/read-dockerfile.ts'
import { fillIn, type Environment } from './deploy/settings.ts'

const database = openTestDatabase()

let folder = ''
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'polydex-image-')))
})
afterEach(() => rm(folder, { recursive: true }))

/** The environment of a service with addresses of this machine, and without Redis. */
async function hereOf(name: string, databaseUrl: string): Promise<Environment> {
  const environment = fillIn(await environmentOf(name))
  for (const variable of Object.keys(environment)) {
    if (variable.endsWith('_HOST')) environment[variable] = '127.0.0.1'
    if (variable.endsWith('_PORT')) environment[variable] = String(await findFreePort())
  }
  return { ...environment, DATABASE_URL: databaseUrl, REDIS_URL: '' }
}

/** Runs a command of an image, in its folder. */
function run([, ...words]: string[], env: Environment) {
  const child = execFile(process.execPath, words, { cwd: folder, env })
  let written = ''
  child.stdout?.on('data', (chunk: string) => (written += chunk))
  child.stderr?.on('data', (chunk: string) => (written += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, written }))
  return { child, ended }
}

const findCommand = (target: string, word: 'CMD' | 'HEALTHCHECK'): string[] =>
  JSON.parse(/\[.+\]$/.exec(findAll(target, word).at(-1) ?? '')?.[0] ?? '[]') as string[]

describe('an image has everything its process needs', { timeout: 120_000 }, () => {
  it.each(['api', 'worker', 'desk'] as const)('%s: becomes healthy, and exits cleanly on SIGTERM', async (role) => {
    const name = role === 'api' ? 'api-01' : role
    const target = getService(name).build?.target ?? ''
    await assembleImage(target, folder)
    const environment = await hereOf(name, database.urlOf(role))
    const { child, ended } = run(findCommand(target, 'CMD'), environment)
    let isHealthy = false
    while (!isHealthy && child.exitCode === null) {
      await wait(200)
      isHealthy = (await run(findCommand(target, 'HEALTHCHECK'), environment).ended).code === 0
    }
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, written: expect.not.stringMatching(/ERR_MODULE_NOT_FOUND|ENOENT/) })
    expect(isHealthy).toBe(true)
  })

  it.each(['api', 'worker', 'desk'])(
    '%s: contains every file and folder of the app, even those read later',
    async (app) => {
      await assembleImage(app, folder)
      const own = (await readdir(join('apps', app))).filter((name) => name !== 'node_modules')
      expect(await readdir(join(folder, 'apps', app))).toEqual(expect.arrayContaining(own))
    },
  )

  it('worker: has the catalogue where its settings say', async () => {
    await assembleImage('worker', folder)
    const { CATALOGUE_FROM: catalogue = '' } = await environmentOf('worker')
    expect(await readdir(join(folder, catalogue))).toEqual(await readdir('catalogue'))
  })

  it('migrate: finds the migrations', async () => {
    const { build, command = [] } = getService('migrate')
    await assembleImage(build?.target ?? '', folder)
    const { ended } = run(command, await hereOf('migrate', database.urlOf('owner')))
    expect(await ended).toEqual({ code: 0, written: 'nothing to migrate\n' })
  })

  it('web: lacks only the build output', async () => {
    await assembleImage('web', folder)
    const { code, written } = await run(findCommand('web', 'CMD'), await hereOf('web-01', '')).ended
    expect(written).toMatch(/Cannot find module '\S+\/apps\/web\/build\/server\/index\.js'/)
    expect(code).toBe(1)
  })
})
