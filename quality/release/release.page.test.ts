// Tests a release outside this repository: it must not need anything that is only here. No browser: pages are fetched.
import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { databaseConfig } from '@polydex/core/db/config'
import { asRole } from '@polydex/core/db/database-role'
import { createScratchDatabase, dropDatabase } from '@polydex/core/db/scratch-database'
import { findFreePort, observeProgram, type ObservedProgram } from '../../tests/start-program.ts'
import { waitFor } from '../../scripts/wait-for.ts'
import { testOperator } from '../../tests/test-operator.ts'
import { innerSecret, testSecretsKey } from '../../tests/test-secrets.ts'
import { unpackRelease, type UnpackedRelease } from './unpack-release.ts'

test.describe.configure({ mode: 'default' })
test.slow()
// Packing uses Git's list of files.
test.skip(!existsSync('.git'))

let release: UnpackedRelease
let databaseUrl: string
const running: ObservedProgram[] = []
test.beforeAll(async () => {
  test.setTimeout(180_000)
  release = await unpackRelease()
  databaseUrl = await createScratchDatabase(databaseConfig.parse(process.env).DATABASE_URL, 'release')
})
test.afterAll(async () => {
  for (const program of running.toReversed()) await program.stop()
  if (databaseUrl !== undefined) await dropDatabase(databaseUrl)
  await release?.remove()
})

const start = (command: string | string[], given: Record<string, string>): ObservedProgram =>
  observeProgram(command, given, release.folder)

/** Its last lines explain a failure. */
async function finish(
  command: string | string[],
  given: Record<string, string>,
): Promise<[number | null, ...string[]]> {
  const { code, err } = await start(command, given).ended
  return [code, ...err.slice(-5)]
}

test('a release migrates, imports its catalogue and serves its pages with only its own packages', async () => {
  const [webPort, apiPort, innerPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const origin = `http://127.0.0.1:${webPort}`
  const settings = {
    SITE_ORIGIN: origin,
    INNER_SECRET: innerSecret,
    SECRETS_KEY: testSecretsKey,
    API_PORT: String(apiPort),
    API_INNER_PORT: String(innerPort),
    API_BASE: `http://127.0.0.1:${innerPort}`,
    WEB_PORT: String(webPort),
    ...testOperator,
  }
  // Otherwise the rest would prove nothing.
  const { code } = await start(['--input-type=module', '--eval', 'import "vite"'], {}).ended
  expect(code).toBe(1)

  expect(await finish('scripts/migrate.ts', { DATABASE_URL: asRole(databaseUrl, 'owner') })).toEqual([0])
  const worker = { ...settings, DATABASE_URL: asRole(databaseUrl, 'worker') }
  const job = ['apps/worker/src/run-job.ts', 'import-catalogue', '--from', 'catalogue']
  expect(await finish(job, worker)).toEqual([0])

  running.push(start('apps/api/src/main.ts', { ...settings, DATABASE_URL: asRole(databaseUrl, 'api') }))
  await waitFor(`http://127.0.0.1:${innerPort}/readyz`)
  running.push(start('apps/web/server.ts', settings))
  await waitFor(`${origin}/favicon.ico`)

  for (const [path, text] of [
    ['/', 'Polydex'],
    ['/ja/tool/canva', 'Canva'],
    ['/api/docs', 'swagger'],
    ['/flags/JP.svg', '<svg'],
  ] as const) {
    const answer = await fetch(origin + path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(await answer.text()).toContain(text)
  }
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(origin)).text()) ?? []
  expect((await fetch(origin + script)).status).toBe(200)
})

test('production:check runs from a release', async () => {
  const { out } = await start('scripts/production-check.ts', { DATABASE_URL: asRole(databaseUrl, 'api') }).ended
  // Without settings there is much to refuse.
  expect(out.at(-1)).toMatch(/^\d+ checks, [1-9]\d* refusals/)
  expect(out.join('\n')).not.toMatch(/not built|\.git/)
})
