import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createScratchDatabase, dropDatabase } from '@polydex/core/db/scratch-database'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { describe, expect, it } from 'vitest'
import { testOperator } from '../tests/test-operator.ts'
import { gatherFacts } from './production/gather-facts.ts'

const database = openTestDatabase()

/** Runs the command as an operator does, with only these variables set. */
function check(environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/production-check.ts'], {
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n'), stderr }
}

const trial = () => ({
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  SITE_ORIGIN: 'http://127.0.0.1:3000',
  DEMO: 'true',
  SECRETS_KEY: randomBytes(32).toString('base64'),
  API_INNER_PORT: '4001',
  INNER_SECRET: randomBytes(32).toString('base64'),
  API_BASE: 'http://127.0.0.1:4001',
  ...testOperator,
})

describe('npm run production:check', () => {
  it('refuses an empty environment with one readable line per fault, and exits with 1', () => {
    const { status, lines, stderr } = check({})
    expect([status, stderr]).toEqual([1, ''])
    expect(lines.filter((line) => /^refusal: .+ → .+$/.test(line)).length).toBeGreaterThanOrEqual(5)
    expect(lines.at(-1)).toMatch(/^\d+ checks, \d+ refusals, \d+ warnings$/)
  })

  it('refuses a local demonstration only for its test database and a missing build', () => {
    const { status, lines } = check(trial())
    const refusals = lines.filter((line) => line.startsWith('refusal'))
    // Expected here: a test database, and possibly no build.
    expect(refusals.filter((line) => !/belongs to a test|not built/.test(line))).toEqual([])
    expect(refusals.length).toBeGreaterThan(0)
    expect(status).toBe(1)
    expect(lines.filter((line) => line.includes('https')).every((line) => line.startsWith('warning'))).toBe(true)
  })

  it('refuses a superuser as api and an owner as worker, even in a demonstration', () => {
    const roles = { API_DATABASE_URL: database.url, WORKER_DATABASE_URL: database.urlOf('owner') }
    const { lines } = check({ ...trial(), ...roles })
    expect(lines).toContainEqual(
      expect.stringMatching(/^refusal: The api connects as polydex, a superuser .+ → .+polydex_api/),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(/^refusal: The worker connects as polydex_owner, which owns .+ → /),
    )
  })

  it('gathers facts from the database and Redis, even if they are empty or unreachable', async () => {
    const facts = await gatherFacts(trial())
    expect(facts.database).toMatchObject({
      role: 'polydex_api',
      missingMigrations: [],
      hasSampleFigures: false,
      isSuperuser: false,
      isOwner: false,
    })
    expect(facts.worker).toEqual({ role: 'polydex_worker', isSuperuser: false, isOwner: false })
    expect(facts.settingFaults).toEqual([])
    const empty = await createScratchDatabase(database.url, 'empty')
    const lacking = await gatherFacts({ ...trial(), DATABASE_URL: empty, REDIS_URL: 'redis://127.0.0.1:1' })
    expect(lacking.database).toMatchObject({ missingMigrations: expect.arrayContaining(['0001_create_taxonomy.sql']) })
    expect(lacking.redis).toBe('away')
    await dropDatabase(empty)
    const away = await gatherFacts({ ...trial(), DATABASE_URL: 'postgres://polydex@127.0.0.1:1/polydex' })
    expect(away.database).toEqual({ fault: 'connect ECONNREFUSED 127.0.0.1:1' })
  })
})
