import { logIn, signUp } from '@polydex/contract/account/account'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, logInAgain, post, testPassword as password } from '../testing/test-account.ts'
import { createCalls, hashOf } from '../testing/test-calls.ts'

const database = openTestDatabase()
let app: FastifyInstance

beforeAll(async () => {
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const { knock } = createCalls(() => app)

describe('accounts', () => {
  it('S7.2n S3.2 signs up with email and password, and logs in immediately', async () => {
    const { status, body } = await post(app, signUp.path, { email: ' Ada@Example.com', password, locale: 'de' })
    expect(status).toBe(200)
    const { account, token } = signUp.output.parse(body['data'])
    expect(account).toEqual({ email: 'Ada@Example.com' })
    expect(await knock({ authorization: token })).toEqual([200, undefined])
    const row = await database.db.selectFrom('accounts').select(['email', 'email_key', 'locale']).executeTakeFirst()
    expect(row).toEqual({ email: 'Ada@Example.com', email_key: 'ada@example.com', locale: 'de' })
  })

  it('S7.2o S3.2 logs in regardless of the case of the email address', async () => {
    await createTestAccount(app, 'grace@example.com')
    const { status, body } = await post(app, logIn.path, { email: 'GRACE@Example.COM', password })
    expect(status).toBe(200)
    const { account, token } = logIn.output.parse(body['data'])
    expect(account).toEqual({ email: 'grace@example.com' })
    expect(await knock({ authorization: token })).toEqual([200, undefined])
  })

  it('S7.2o returns the same response for a wrong password and an unknown email address', async () => {
    await createTestAccount(app, 'known@example.com')
    const wrong = await post(app, logIn.path, { email: 'known@example.com', password: 'not this one' })
    const unknown = await post(app, logIn.path, { email: 'unknown@example.com', password })
    expect([wrong.status, wrong.body['code']]).toEqual([401, 'wrong_credentials'])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  it('D3.2 issues tokens of 256 random bits, stored only as a hash; stores passwords only as argon2id', async () => {
    const token = await createTestAccount(app, 'secret@example.com')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await logInAgain(app, 'secret@example.com')).not.toBe(token)
    const account = await database.db
      .selectFrom('accounts')
      .innerJoin('sessions', 'sessions.account_id', 'accounts.id')
      .selectAll()
      .where('email', '=', 'secret@example.com')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirstOrThrow()
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const stored = JSON.stringify(account) + account.token_hash.toString('latin1')
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(password)
  })

  it('allows one account per email address, however it is spelled', async () => {
    await createTestAccount(app, 'ren\u00e9e@example.com')
    for (const email of ['RENE\u0301E@example.com', ' ren\u00e9e@EXAMPLE.com ']) {
      const { status, body } = await post(app, signUp.path, { email, password })
      expect([status, body['code']]).toEqual([409, 'email_taken'])
    }
  })
})

describe('account input', () => {
  it('S5.1a S5.1b S5.2a S5.2b returns the exact message for each invalid field', async () => {
    for (const { path } of [signUp, logIn]) {
      const fieldsOf = async (body: object) => (await post(app, path, body)).body['fields']
      expect(await fieldsOf({})).toEqual({ email: 'Please enter email', password: 'enter your PIN' })
      expect((await post(app, path, {})).body['fieldCodes']).toEqual({
        email: 'emailMissing',
        password: 'passwordMissing',
      })
      expect(await fieldsOf({ email: ' ', password: '' })).toEqual({
        email: 'Please enter email',
        password: 'enter your PIN',
      })
      expect(await fieldsOf({ email: 'ada@', password: '12345' })).toEqual({
        email: 'Please enter a valid email address',
        password: 'Password must be at least 6 characters',
      })
    }
  })

  it('D5.5 refuses a common password at sign-up, but compares it like any other at login', async () => {
    const body = { email: 'common@example.com', password: 'Password123' }
    const refused = await post(app, signUp.path, body)
    expect([refused.status, refused.body['fields']]).toEqual([
      400,
      { password: 'This password is too common, please choose another' },
    ])
    expect((await post(app, logIn.path, body)).body['code']).toBe('wrong_credentials')
  })

  it('refuses surplus fields, including __proto__ and constructor', async () => {
    const { status, body } = await post(app, signUp.path, { email: 'x@example.com', password, role: 'editor' })
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['role']])
    for (const name of ['__proto__', 'constructor']) {
      const payload = `{"email":"x@example.com","password":"${password}","${name}":{"prototype":{"isEditor":true}}}`
      const { statusCode } = await app.inject({
        method: 'POST',
        url: signUp.path,
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expect([name, statusCode]).toEqual([name, 400])
    }
  })

  it('returns 400 for a body that is not a JSON object or has another content type', async () => {
    const json = 'application/json'
    const bodies: [string, string][] = [
      ['text/plain', JSON.stringify({ email: 'x@example.com', password })],
      ['application/x-www-form-urlencoded', 'email=x%40example.com'],
      [json, '{"email":'],
      [json, '[]'],
      [json, '{"__proto__":{"email":"x@example.com"}}'],
    ]
    for (const [type, payload] of bodies) {
      const response = await app.inject({
        method: 'POST',
        url: signUp.path,
        headers: { 'content-type': type },
        payload,
      })
      const { code } = response.json<{ code: string }>()
      expect([type, payload, response.statusCode, code]).toEqual([type, payload, 400, 'invalid_input'])
    }
  })
})
