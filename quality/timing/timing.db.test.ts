import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import { createTestAccount, post, type App } from '../../apps/api/src/testing/test-account.ts'
import { measureLogins } from './measure-logins.ts'

const database = openTestDatabase()
let app: App

beforeAll(async () => {
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1' } })
  await createTestAccount(app, 'known@example.com')
})
afterAll(() => app.close())

describe('response time', () => {
  // The short form of quality:timing; a machine busy with other tests gets more tolerance than 3 ms.
  it('does not reveal who has an account, at login or when a password reset is requested', async () => {
    const medians = await measureLogins((path, body) => post(app, path, body), 'known@example.com', 100)
    for (const { call, known, unknown, difference } of medians) {
      expect([call, difference < Math.max(3, 0.25 * Math.min(known, unknown))]).toEqual([call, true])
    }
    const [login] = medians
    expect(login?.unknown).toBeGreaterThan(5) // the work of a hash
  }, 60_000)
})
