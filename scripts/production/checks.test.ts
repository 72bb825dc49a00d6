import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Facts } from './facts.ts'
import { partChecks } from './part-checks.ts'
import { settingChecks } from './setting-checks.ts'

const checks = [...settingChecks, ...partChecks]
const key = randomBytes(32).toString('base64')
const database = {
  name: 'polydex',
  role: 'polydex_api',
  isSuperuser: false,
  isOwner: false,
  missingMigrations: [],
  hasSampleFigures: false,
  isMarked: true,
  clockSkewMs: 12,
}
const worker = { role: 'polydex_worker', isSuperuser: false, isOwner: false }
const right: Facts = {
  environment: {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://polydex:k7Qw2vXz@db.internal/polydex?sslmode=verify-full',
    REDIS_URL: 'rediss://redis.internal',
    SECRETS_KEY: key,
    SITE_ORIGIN: 'https://tools.example.org',
    API_PORT: '4000',
    API_INNER_PORT: '4001',
    API_BASE: 'http://127.0.0.1:4001',
    INNER_SECRET: 'Jq3vN0c8Zs5yXw1RtKb7MfLh2DgPaEuV',
    TRUSTED_PROXIES: '10.0.0.0/8',
    SMTP_URL: 'smtps://mail.example.org',
    MAIL_FROM: 'Polydex <post@example.org>',
    OPERATOR_CHECKED_ON: '2026-11-01',
  },
  database,
  worker,
  desk: undefined,
  replica: undefined,
  redis: 'there',
  today: new Date('2026-11-16T12:00:00Z'),
  nodeVersion: '24.21.0',
  hasBuild: true,
  hasHistory: false,
  settingFaults: [],
}
const replica = { role: 'polydex_api', isSuperuser: false, isOwner: false, isInRecovery: true, isOfPrimary: true }
const trial = { SITE_ORIGIN: 'http://127.0.0.1:3000', DEMO: 'true' }

type Change = Partial<Omit<Facts, 'environment'>> & { environment?: Record<string, string> }
const withChange = ({ environment, ...change }: Change): Facts => ({
  ...right,
  ...change,
  environment: { ...right.environment, ...environment },
})

/** For each check, a change that triggers it, and the level of its finding. */
const wrong: [name: string, change: Change, level: 'refusal' | 'warning'][] = [
  ['settings that the apps refuse', { settingFaults: ['API_PORT: must be a number'] }, 'refusal'],
  ['not production', { environment: { NODE_ENV: 'development' } }, 'refusal'],
  ['not production', { environment: { NODE_ENV: '' } }, 'refusal'],
  ['no secret', { environment: { SECRETS_KEY: '' } }, 'refusal'],
  ['a guessable secret', { environment: { SECRETS_KEY: Buffer.alloc(32).toString('base64') } }, 'refusal'],
  ["a developer's database", { environment: { DATABASE_URL: 'postgres://polydex:polydex@db/polydex' } }, 'refusal'],
  ["a developer's database", { environment: { ...trial, DATABASE_URL: 'postgres://polydex@db/polydex' } }, 'warning'],
  [
    "a developer's database",
    { environment: { OWNER_DATABASE_URL: 'postgres://polydex_owner:polydex@db/polydex' } },
    'refusal',
  ],
  ['invented figures asked for', { environment: { SAMPLE_DATA: 'true' } }, 'refusal'],
  ['a demonstration', { environment: { DEMO: 'true' } }, 'warning'],
  ['an origin with more than an origin', { environment: { SITE_ORIGIN: 'https://example.org/tools' } }, 'refusal'],
  ['an origin of this machine', { environment: { SITE_ORIGIN: 'https://localhost' } }, 'refusal'],
  ['an origin of this machine', { environment: trial }, 'warning'],
  ['an origin without https', { environment: { SITE_ORIGIN: 'http://example.org' } }, 'refusal'],
  ['an origin without https', { environment: trial }, 'warning'],
  ['an origin without https', { environment: { SITE_ORIGIN: 'http://127.0.0.1:3000' } }, 'refusal'],
  ['no inner listener', { environment: { API_INNER_PORT: '0' } }, 'refusal'],
  ['an inner listener without a secret', { environment: { INNER_SECRET: '' } }, 'refusal'],
  [
    'an inner listener without a secret',
    { environment: { INNER_SECRET: 'for-development-only-0123456789abcdef' } },
    'refusal',
  ],
  ['an inner listener open to the world', { environment: { API_INNER_HOST: '0.0.0.0' } }, 'refusal'],
  ['an inner listener open to the world', { environment: { WORKER_INNER_HOST: '::' } }, 'refusal'],
  ['no way to the API', { environment: { API_BASE: '' } }, 'refusal'],
  ['the public listener in place of the inner one', { environment: { API_BASE: 'http://127.0.0.1:4000' } }, 'refusal'],
  ['a proxy that is not named', { environment: { TRUSTED_PROXIES: '' } }, 'refusal'],
  ['everybody a proxy', { environment: { TRUSTED_PROXIES: '10.0.0.1,0.0.0.0/0' } }, 'refusal'],
  ['mail without a sender', { environment: { MAIL_FROM: 'Polydex <no-reply@localhost.localdomain>' } }, 'refusal'],
  ['mail without a sender', { environment: { MAIL_FROM: '' } }, 'refusal'],
  ['no mail', { environment: { SMTP_URL: '' } }, 'warning'],
  ['contact data unchecked for a year', { environment: { OPERATOR_CHECKED_ON: '2025-11-16' } }, 'refusal'],
  ['a limit that is off', { environment: { LIMIT_LOGIN: 'off' } }, 'refusal'],
  ['forms without a bound', { environment: { FORMS_PER_SECOND: '0' } }, 'warning'],
  ['an old Node', { nodeVersion: '22.11.0' }, 'refusal'],
  ['no build', { hasBuild: false }, 'refusal'],
  ['no database', { database: { fault: 'connect ECONNREFUSED' } }, 'refusal'],
  ['a database without its migrations', { database: { ...database, missingMigrations: ['0001_x.sql'] } }, 'refusal'],
  ["a test's database", { database: { ...database, name: 'polydex_test_0a1b2c3d' } }, 'refusal'],
  ['a database without the mark', { database: { ...database, isMarked: false } }, 'warning'],
  ['invented figures', { database: { ...database, hasSampleFigures: true } }, 'refusal'],
  ['a superuser', { database: { ...database, isSuperuser: true, isOwner: true } }, 'refusal'],
  ['a superuser', { worker: { ...worker, isSuperuser: true }, environment: trial }, 'refusal'],
  ['an owner', { database: { ...database, isOwner: true } }, 'refusal'],
  ['an owner', { worker: { ...worker, isOwner: true }, environment: trial }, 'refusal'],
  ['one role for two', { worker: { ...worker, role: database.role } }, 'refusal'],
  ['one role for two', { desk: worker }, 'refusal'],
  ['clocks apart', { database: { ...database, clockSkewMs: -2_500 } }, 'refusal'],
  [
    'a path without TLS',
    { environment: { DATABASE_URL: 'postgres://polydex:k7Qw2vXz@db.internal/polydex' } },
    'warning',
  ],
  [
    'a path without TLS',
    { environment: { WORKER_DATABASE_URL: 'postgres://w:k7Qw2vXz@db.internal/polydex' } },
    'warning',
  ],
  ['a path without TLS', { environment: { REDIS_URL: 'redis://:k7Qw2vXz@redis.internal' } }, 'warning'],
  ['a path without TLS', { environment: { API_BASE: 'http://10.0.0.7:4001' } }, 'warning'],
  ['history beside the program', { hasHistory: true }, 'refusal'],
  ['history beside the program', { hasHistory: true, environment: trial }, 'warning'],
  ['a replica away', { replica: { fault: 'connect ECONNREFUSED' } }, 'warning'],
  ['a replica that is none', { replica: { ...replica, isInRecovery: false } }, 'refusal'],
  ['a replica that is none', { replica: { ...replica, isOfPrimary: false } }, 'refusal'],
  ['too much at the replica', { replica: { ...replica, isOwner: true } }, 'refusal'],
  ['too much at the replica', { replica: { ...replica, isSuperuser: true }, environment: trial }, 'refusal'],
  [
    "a developer's database",
    { environment: { DATABASE_READ_URL: 'postgres://polydex_api:polydex@db/polydex' } },
    'refusal',
  ],
  ['no Redis', { environment: { REDIS_URL: '' }, redis: undefined }, 'warning'],
  ['Redis away', { redis: 'away' }, 'warning'],
]

describe('the checks of a production environment', () => {
  it('find nothing wrong with a correct one', () => {
    for (const facts of [
      right,
      withChange({ replica }),
      withChange({ replica: { ...replica, isOfPrimary: undefined } }),
    ])
      expect(checks.map(({ name, find }) => [name, find(facts)])).toEqual(checks.map(({ name }) => [name, undefined]))
  })

  it.each(wrong)('report %s: %j', (name, change, level) => {
    const finding = checks.find((check) => check.name === name)?.find(withChange(change))
    expect(finding?.level).toBe(level)
    expect(`${finding?.fault} ${finding?.remedy}`).not.toMatch(/\n|undefined/)
  })

  it('are all covered by a case above', () => {
    expect([...new Set(wrong.map(([name]) => name))].toSorted()).toEqual(checks.map(({ name }) => name).toSorted())
  })

  it('accept an address without a password over a socket, and only there', () => {
    const levels = [
      'postgres://polydex_api@localhost/polydex?host=/run/postgresql',
      'postgres://polydex:polydex@localhost/polydex?host=/run/postgresql',
      'postgres://polydex_api@localhost/polydex',
    ].map((url) => {
      const check = checks.find(({ name }) => name === "a developer's database")
      return check?.find(withChange({ environment: { DATABASE_URL: url } }))?.level
    })
    expect(levels).toEqual([undefined, 'refusal', 'refusal'])
  })

  it('never show a secret', () => {
    const said = JSON.stringify(
      checks.map(({ find }) => find(withChange({ environment: { SITE_ORIGIN: 'x', SECRETS_KEY: 'AAAA' } }))),
    )
    expect(said).not.toMatch(/AAAA|k7Qw2vXz|Jq3vN0c8/)
  })
})
