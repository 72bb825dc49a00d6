import { logIn, signUp } from '@polydex/contract/account/account'
import { resetPassword } from '@polydex/contract/account/mail-link'
import { getAccount } from '@polydex/contract/account/own-account'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createMailLink } from '@polydex/core/mail/create-mail-link'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, get, post, testPassword as password } from '../testing/test-account.ts'

const database = openTestDatabase()
let app: FastifyInstance

beforeAll(async () => {
  app = await buildApp({ db: database.db, config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const areAlive = (tokens: string[]) =>
  Promise.all(tokens.map(async (token) => (await get(app, getAccount.path, token)).status === 200))

describe('a session', () => {
  it('D3.2 ends when its browser logs in, signs up or resets a password: a browser has only one', async () => {
    const bystander = await createTestAccount(app, 'bystander@example.com')
    const first = await createTestAccount(app, 'again@example.com')
    const logged = await post(app, logIn.path, { email: 'again@example.com', password }, first)
    const second = logIn.output.parse(logged.body['data']).token
    expect(await areAlive([first, second])).toEqual([false, true])
    const signed = await post(app, signUp.path, { email: 'other@example.com', password }, second)
    const third = signUp.output.parse(signed.body['data']).token
    expect(await areAlive([second, third])).toEqual([false, true])
    const { id } = await database.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'again@example.com')
      .executeTakeFirstOrThrow()
    const key = await createMailLink(database.db, id, 'reset')
    expect((await post(app, resetPassword.path, { key, password: 'eleven red kites' }, third)).status).toBe(200)
    expect(await areAlive([third, bystander])).toEqual([false, true])
  })

  it('D3.2 continues if a login fails', async () => {
    const token = await createTestAccount(app, 'failing@example.com')
    expect(
      (await post(app, logIn.path, { email: 'failing@example.com', password: 'not this one' }, token)).status,
    ).toBe(401)
    expect(await areAlive([token])).toEqual([true])
  })
})
