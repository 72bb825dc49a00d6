import { logIn } from '@polydex/contract/account/account'
import { changePassword } from '@polydex/contract/account/own-account'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, logInAgain, post, testPassword as password } from '../testing/test-account.ts'

const database = openTestDatabase()
const next = 'eleven red kites'
let app: FastifyInstance

beforeAll(async () => {
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

async function logInWith(email: string, device?: string, text = password) {
  const { body } = await post(app, logIn.path, { email, password: text, ...(device !== undefined && { device }) })
  return logIn.output.parse(body['data'])
}

describe('known devices', () => {
  it('keep their proof across logins, get one per account, and lose it when the password changes', async () => {
    await createTestAccount(app, 'device@example.com')
    await createTestAccount(app, 'device-2@example.com')
    const first = await logInWith('device@example.com')
    expect((await logInWith('device@example.com', first.device)).device).toBe(first.device)
    expect((await logInWith('device-2@example.com', first.device)).device).not.toBe(first.device)
    await post(app, changePassword.path, { currentPassword: password, newPassword: next }, first.token)
    expect((await logInWith('device@example.com', first.device, next)).device).not.toBe(first.device)
  })

  it('are limited to 20 per account, of which the oldest is forgotten', async () => {
    await createTestAccount(app, 'devices@example.com')
    const first = await logInWith('devices@example.com')
    for (let login = 0; login < 20; login += 1) await logInAgain(app, 'devices@example.com')
    const last = await logInWith('devices@example.com')
    const rows = await database.db
      .selectFrom('known_devices')
      .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
      .select('account_id')
      .where('email', '=', 'devices@example.com')
      .execute()
    expect(rows).toHaveLength(20)
    expect((await logInWith('devices@example.com', last.device)).device).toBe(last.device)
    expect((await logInWith('devices@example.com', first.device)).device).not.toBe(first.device)
  })
})
