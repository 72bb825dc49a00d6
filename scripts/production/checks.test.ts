import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Facts } from './facts.ts'
import { findFaults } from './find-faults.ts'

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

type Change = Partial<Omit<Facts, 'environment'>> & { environment?: Record<string, string> }
const withChange = ({ environment, ...change }: Change): Facts => ({
  ...right,
  ...change,
  environment: { ...right.environment, ...environment },
})

/** Changes, and how the finding begins that each triggers. */
const wrong: [finding: string, change: Change][] = [
  ['refusal: API_PORT: must be a number', { settingFaults: ['API_PORT: must be a number'] }],
  ['refusal: NODE_ENV is not set', { environment: { NODE_ENV: '' } }],
  ['refusal: SECRETS_KEY repeats', { environment: { SECRETS_KEY: Buffer.alloc(32).toString('base64') } }],
  ['refusal: DATABASE_URL has no password', { environment: { DATABASE_URL: 'postgres://polydex:polydex@db/polydex' } }],
  ['refusal: SAMPLE_DATA=true', { environment: { SAMPLE_DATA: 'true' } }],
  ['refusal: SITE_ORIGIN is https://localhost', { environment: { SITE_ORIGIN: 'https://localhost' } }],
  ['refusal: SITE_ORIGIN is not https', { environment: { SITE_ORIGIN: 'http://example.org' } }],
  ['refusal: API_INNER_PORT is 0', { environment: { API_INNER_PORT: '0' } }],
  ['refusal: INNER_SECRET is empty or well-known', { environment: { INNER_SECRET: 'for-development-only-01234567' } }],
  ['refusal: API_INNER_HOST is reachable from outside', { environment: { API_INNER_HOST: '0.0.0.0' } }],
  ['refusal: API_BASE names the public listener', { environment: { API_BASE: 'http://127.0.0.1:4000' } }],
  ['refusal: TRUSTED_PROXIES is empty', { environment: { TRUSTED_PROXIES: '' } }],
  ['refusal: TRUSTED_PROXIES trusts everyone', { environment: { TRUSTED_PROXIES: '10.0.0.1,0.0.0.0/0' } }],
  ['refusal: SMTP_URL is set but MAIL_FROM', { environment: { MAIL_FROM: '' } }],
  ['refusal: LIMIT_LOGIN switched off', { environment: { LIMIT_LOGIN: 'off' } }],
  ['refusal: PostgreSQL does not answer', { database: { fault: 'connect ECONNREFUSED' } }],
  ['refusal: The database lacks 1 migrations', { database: { ...database, missingMigrations: ['0001_x.sql'] } }],
  ['refusal: The database polydex_test_0a1b2c3d', { database: { ...database, name: 'polydex_test_0a1b2c3d' } }],
  ['refusal: The database holds sample figures', { database: { ...database, hasSampleFigures: true } }],
  ['refusal: The api connects as polydex_api, a superuser', { database: { ...database, isSuperuser: true } }],
  ['refusal: The worker connects as polydex_worker, which owns', { worker: { ...worker, isOwner: true } }],
  ['refusal: Two of api, worker and desk', { desk: worker }],
  ['warning: REDIS_URL connects', { environment: { REDIS_URL: 'redis://:k7Qw2vXz@redis.internal' } }],
  ['refusal: The folder .git', { hasHistory: true }],
  ['refusal: The DATABASE_READ_URL server is not a replica', { replica: { ...replica, isInRecovery: false } }],
  ['refusal: DATABASE_READ_URL connects as polydex_api, which', { replica: { ...replica, isOwner: true } }],
]

const find = (change: Change) => [...findFaults(withChange(change))].map(({ level, fault }) => `${level}: ${fault}`)

describe('the checks of a production environment', () => {
  it('find nothing wrong with a correct one', () => {
    const socket = 'postgres://polydex_api@localhost/polydex?host=/run/postgresql'
    for (const change of [{}, { replica }, { environment: { DATABASE_URL: socket } }]) expect(find(change)).toEqual([])
  })

  it.each(wrong)('report "%s": %j', (finding, change) => {
    const found = find(change)
    expect(found).toContainEqual(expect.stringContaining(finding))
    expect(found.join(' ')).not.toMatch(/undefined|k7Qw2vXz|Jq3vN0c8/)
  })
})
