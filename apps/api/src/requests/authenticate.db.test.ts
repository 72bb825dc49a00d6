import { logIn, logOut, signUp } from '@polydex/contract/account/account'
import { getCategoryGroups } from '@polydex/contract/tool/category'
import { getFavorites } from '@polydex/contract/favorite/favorite'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, logInAgain, post, testPassword as password } from '../testing/test-account.ts'
import { createCalls, hashOf } from '../testing/test-calls.ts'

const database = openTestDatabase()
const hour = 3_600_000
let app: FastifyInstance

beforeAll(async () => {
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const { knock } = createCalls(() => app)

const findSessionRow = (token: string) =>
  database.db
    .selectFrom('sessions')
    .select(['expires_at', 'last_used_at', 'is_remembered'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirstOrThrow()

/** Backdates the last use of a session. */
async function age(token: string, milliseconds: number): Promise<void> {
  const { expires_at, last_used_at } = await findSessionRow(token)
  await database.db
    .updateTable('sessions')
    .set({
      expires_at: new Date(expires_at.getTime() - milliseconds),
      last_used_at: new Date(last_used_at.getTime() - milliseconds),
    })
    .where('token_hash', '=', hashOf(token))
    .execute()
}

describe('sessions', () => {
  it('S5.3 D3.2 last 30 days if remembered, regardless of use; otherwise 24 hours after the last use', async () => {
    const began = Date.now()
    const short = await createTestAccount(app, 'remember@example.com')
    const long = await logInAgain(app, 'remember@example.com', true)
    const lifeOf = async (token: string) => (await findSessionRow(token)).expires_at.getTime() - began
    expect(Math.round((await lifeOf(short)) / hour)).toBe(24)
    expect(Math.round((await lifeOf(long)) / hour)).toBe(30 * 24)
    for (const token of [short, long]) await age(token, 20 * hour)
    for (const authorization of [short, long]) expect(await knock({ authorization })).toEqual([200, undefined])
    expect(Math.round((await lifeOf(short)) / hour)).toBe(24)
    expect(Math.round((await lifeOf(long)) / hour)).toBe(30 * 24 - 20)
    await age(short, 24 * hour)
    await age(long, (30 * 24 - 20) * hour)
    for (const authorization of [short, long]) expect(await knock({ authorization })).toEqual([401, 'login_required'])
  })

  it('D3.2 report their expiry, and record use at most once every ten minutes', async () => {
    const { body } = await post(app, signUp.path, { email: 'often@example.com', password, remember: true })
    const { token, expiresAt } = signUp.output.parse(body['data'])
    expect((await findSessionRow(token)).expires_at.toISOString()).toBe(expiresAt)
    await age(token, hour / 10)
    const before = await findSessionRow(token)
    await knock({ authorization: token })
    expect(await findSessionRow(token)).toEqual(before)
    await age(token, hour / 10)
    await knock({ authorization: token })
    expect((await findSessionRow(token)).last_used_at.getTime()).toBeGreaterThan(before.last_used_at.getTime())
  })

  it('D7.2 D3.2 logout ends this session and no other', async () => {
    const first = await createTestAccount(app, 'leaving@example.com')
    const second = await logInAgain(app, 'leaving@example.com')
    const { status, body } = await post(app, logOut.path, {}, first)
    expect([status, body]).toEqual([200, { data: {} }])
    expect(await knock({ authorization: first })).toEqual([401, 'login_required'])
    expect(await knock({ authorization: second })).toEqual([200, undefined])
    expect((await post(app, logOut.path, {}, first)).body['code']).toBe('login_required')
  })

  it('S6.1b D6.1 take the token from Authorization, without a prefix, and never from a cookie', async () => {
    const token = await createTestAccount(app, 'header@example.com')
    expect(await knock({ authorization: token })).toEqual([200, undefined])
    for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `token=${token}` }, {}]) {
      expect(await knock(headers as Record<string, string>)).toEqual([401, 'login_required'])
    }
  })

  it('D4.8 a stale token is ignored by public calls, and refused by calls that need an account', async () => {
    const headers = { authorization: 'A'.repeat(43) }
    expect(await knock(headers)).toEqual([401, 'login_required'])
    const { statusCode } = await app.inject({ url: `${getCategoryGroups.path}?locale=en`, headers })
    expect(statusCode).toBe(200)
  })
})

describe('privacy of responses', () => {
  it('D6.1 a response to a POST, or to a request with a token, is private and not stored', async () => {
    const token = await createTestAccount(app, 'private@example.com')
    const answers = [
      await app.inject({ url: `${getFavorites.path}?view=ids`, headers: { authorization: token } }),
      await app.inject({ url: `${getCategoryGroups.path}?locale=en`, headers: { authorization: token } }),
      await app.inject({ url: `${getCategoryGroups.path}?locale=xx`, headers: { authorization: 'stale' } }),
      await post(app, signUp.path, {}),
      await post(app, logIn.path, { email: 'private@example.com', password }),
    ]
    for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store')
    const stranger = await app.inject({ url: `${getFavorites.path}?view=ids` })
    expect(stranger.headers['cache-control']).toBe('no-store')
  })

  it('D6.1 CORS allows other sites neither to post nor to send a token', async () => {
    const { headers } = await app.inject({
      method: 'OPTIONS',
      url: logIn.path,
      headers: {
        origin: 'https://another.site',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD')
    expect(String(headers['access-control-allow-headers']).toLowerCase()).not.toContain('authorization')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })
})
