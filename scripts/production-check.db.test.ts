import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { describe, expect, it } from 'vitest'
import { testOperator } from '../tests/test-operator.ts'

const database = openTestDatabase()

/** Runs the command as an operator does, with only these variables set. */
function check(environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/polydex/main.ts', 'check'], {
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

describe('polydex check', () => {
  it('refuses an empty environment with one readable line per fault, and exits with 1', () => {
    const { status, lines, stderr } = check({})
    expect([status, stderr]).toEqual([1, ''])
    expect(lines.filter((line) => /^refusal: .+ → .+$/.test(line)).length).toBeGreaterThanOrEqual(5)
    expect(lines.at(-1)).toMatch(/^\d+ refusals, \d+ warnings$/)
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
})
