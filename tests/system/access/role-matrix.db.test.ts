import { failuresOf, type Endpoint } from '@polydex/contract/http/endpoint'
import { endpoints } from '@polydex/contract/http/endpoints'
import { setFavorite } from '@polydex/contract/favorite/favorite'
import { createShare } from '@polydex/contract/favorite/favorite-share'
import { saveList } from '@polydex/contract/list/list'
import { logOut } from '@polydex/contract/account/account'
import { deleteAccount } from '@polydex/contract/account/own-account'
import { endSession, getSessions } from '@polydex/contract/account/session'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../apps/api/src/app.ts'
import { createTestAccount, get, post, type App } from '../../../apps/api/src/testing/test-account.ts'
import { createTestTools } from '../../../apps/api/src/testing/test-tools.ts'
import { digestTables } from './digest-tables.ts'
import { fittingInput, type Owner } from './fitting-input.ts'

const database = openTestDatabase()
const secretsKey = Buffer.alloc(32, 3)
const victimEmail = 'victim-marker@example.com'
let app: App
let victim: Owner & { token: string; accountId: number }
let accounts = 0

beforeAll(async () => {
  await createTestTools(database.db)
  const config = { LOG_LEVEL: 'silent', SECRETS_KEY: secretsKey, SMTP_URL: 'smtp://127.0.0.1:1' } as const
  app = await buildApp({ db: database.as('api'), config })
  const token = await createTestAccount(app, victimEmail)
  await post(app, setFavorite.path, { toolId: 'alpha', favorite: true }, token)
  await post(app, createShare.path, {}, token)
  // The id of the examples: every call with it is about the victim's list.
  await post(app, saveList.path, saveList.example, token)
  const { id } = await database.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  victim = { token, accountId: id, sessionId: await findSessionId(token) }
})
afterAll(() => app.close())

const findSessionId = async (token: string): Promise<string> =>
  getSessions.output.parse((await get(app, getSessions.path, token)).body['data']).sessions[0]?.id ?? ''

/** A new account for each cell: some calls delete it. */
async function createCaller(): Promise<Owner & { token: string }> {
  const token = await createTestAccount(app, `caller-${(accounts += 1)}@example.com`)
  return { token, sessionId: await findSessionId(token) }
}

/** Tokens that are logged out, of a deleted account, expired, never ours, nonsense, empty. */
async function createStaleTokens(): Promise<string[]> {
  const { token: ended } = await createCaller()
  await post(app, logOut.path, {}, ended)
  const { token: gone } = await createCaller()
  await post(app, deleteAccount.path, { password: 'nine green umbrellas' }, gone)
  const { token: old, sessionId } = await createCaller()
  await database.db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('id', '=', sessionId)
    .execute()
  return [ended, gone, old, 'A'.repeat(43), 'Bearer x', ' ']
}

async function call(endpoint: Endpoint, owner: Owner, token: string | undefined) {
  const { method, path } = endpoint
  const input = fittingInput(endpoint, owner)
  const answer = await app.inject({
    method,
    url: method === 'GET' ? `${path}?${new URLSearchParams(input as Record<string, string>).toString()}` : path,
    ...(token !== undefined && { headers: { authorization: token } }),
    ...(method === 'POST' && { payload: input }),
  })
  const { code } = answer.json<{ code?: string }>()
  return { status: answer.statusCode, code, body: answer.body, caching: String(answer.headers['cache-control']) }
}

/** Codes that an answer may have: none, or a failure of its call that is due to the caller. */
const declared = (endpoint: Endpoint): (string | undefined)[] => [
  undefined,
  ...failuresOf(endpoint).filter((code) => !['invalid_input', 'unexpected', 'unavailable'].includes(code)),
]

const forAccounts = endpoints.filter(({ access }) => access === 'account')
const forAll = endpoints.filter(({ access }) => access === 'public')

describe('every call for accounts', () => {
  it.each(forAccounts)('S6.1a $path refuses visitors and stale tokens, and changes nothing', async (endpoint) => {
    const tokens = [undefined, ...(await createStaleTokens())]
    const before = await digestTables(database.db)
    const answers = []
    for (const token of tokens) answers.push(await call(endpoint, victim, token))
    expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [401, 'login_required']))
    expect(answers.every(({ caching }) => caching.includes('no-store'))).toBe(true)
    expect(await digestTables(database.db)).toEqual(before)
  })

  it.each(forAccounts)('S6.1a $path answers its own account as declared, uncached', async (endpoint) => {
    const caller = await createCaller()
    const { status, code, caching } = await call(endpoint, caller, caller.token)
    expect([code, declared(endpoint).includes(code)]).toEqual([code, true])
    expect([status === 200 || status === 404, caching]).toEqual([true, 'private, no-store'])
  })

  it.each(forAccounts)(
    'S6.1a $path with another account’s token neither changes nor reveals the owner’s data',
    async (endpoint) => {
      const { token } = await createCaller()
      const before = await digestTables(database.db, victim.accountId)
      const { body } = await call(endpoint, victim, token)
      expect(await digestTables(database.db, victim.accountId)).toEqual(before)
      expect(body).not.toContain(victimEmail)
      expect(body).not.toContain(victim.sessionId)
    },
  )

  it('S6.1a a session of another account cannot be ended by its id', async () => {
    const { token } = await createCaller()
    expect(await call(endSession, victim, token)).toMatchObject({ status: 404, code: 'not_found' })
    expect((await get(app, getSessions.path, victim.token)).status).toBe(200)
  })
})

describe('every public call', () => {
  it.each(forAll)('S6.1a D4.8 $path answers visitors, stale tokens and accounts as declared', async (endpoint) => {
    const caller = await createCaller()
    for (const token of [undefined, 'A'.repeat(43), 'nonsense', caller.token]) {
      const { status, code } = await call(endpoint, caller, token)
      expect([code, declared(endpoint).includes(code)]).toEqual([code, true])
      expect(status).not.toBe(500)
      expect(code).not.toBe('login_required')
    }
  })
})
