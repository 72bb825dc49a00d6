import { logIn, logOut, signUp } from '@polydex/contract/account/account'
import { setFavorite } from '@polydex/contract/favorite/favorite'
import { createShare } from '@polydex/contract/favorite/favorite-share'
import { requestReset } from '@polydex/contract/account/mail-link'
import { changePassword, deleteAccount, getAccountData } from '@polydex/contract/account/own-account'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { holdTable, waitForHeld } from '@polydex/core/testing/test-lock'
import { type LogLevel } from '@polydex/process/create-logger'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, get, logInAgain, post, testPassword as password } from '../testing/test-account.ts'

const database = openTestDatabase()
const lines: string[] = []
const email = 'audited@example.com'
let app: FastifyInstance

beforeAll(async () => {
  app = await build(Buffer.alloc(32, 5))
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => app.close())

const build = (SECRETS_KEY: Buffer<ArrayBuffer>, LOG_LEVEL: LogLevel = 'debug') =>
  buildApp({
    db: database.as('api'),
    config: { LOG_LEVEL, SECRETS_KEY, SMTP_URL: 'smtp://127.0.0.1:1' },
    logStream: { write: (line) => lines.push(line) },
  })

type AuditLine = { id: string; event: string; outcome: string; account?: string; email?: string; client: string }

const readAudit = () =>
  lines.map((line) => JSON.parse(line) as AuditLine & { msg: string }).filter(({ msg }) => msg === 'audit')

describe('the audit log', () => {
  it('has a line with outcome and request id for each security event', async () => {
    const token = await createTestAccount(app, email)
    const { headers } = await post(app, logIn.path, { email, password: 'not this one' })
    await post(app, logIn.path, { email: 'no address', password })
    await post(app, signUp.path, { email, password })
    await post(app, changePassword.path, { currentPassword: 'not this one', newPassword: 'eleven red kites' }, token)
    await post(app, createShare.path, {}, token)
    await get(app, getAccountData.path, token)
    await post(app, requestReset.path, { email })
    await post(app, logOut.path, {}, token)
    await post(app, logOut.path, {}, token)
    await post(app, deleteAccount.path, { password }, await logInAgain(app, email))
    expect(readAudit().map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
      'sign-up done',
      'log-in wrong_credentials',
      'log-in invalid_input',
      'sign-up email_taken',
      'password-changed invalid_input',
      'share-created done',
      'data-downloaded done',
      'reset-requested done',
      'log-out done',
      'log-out login_required',
      'log-in done',
      'account-deleted done',
    ])
    expect(readAudit()[1]?.id).toBe(headers['x-request-id'])
  })

  it('has a line for what was done after the caller had left, whose request is logged as 499', async () => {
    const token = await createTestAccount(app, 'hasty@example.com')
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const release = await holdTable(database.db, 'accounts')
    lines.length = 0
    const leaving = new AbortController()
    const deletion = fetch(`${origin}${deleteAccount.path}`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
      signal: leaving.signal,
    }).catch(() => 'left')
    await waitForHeld(database.db)
    leaving.abort()
    expect(await deletion).toBe('left')
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    await release()
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'request', status: 499 })
    await vi.waitFor(() =>
      expect(readAudit().map(({ event, outcome }) => `${event} ${outcome}`)).toEqual(['account-deleted done']),
    )
    expect((await get(app, getAccountData.path, token)).status).toBe(401)
  })

  it('has a line for a call refused for lack of a valid token', async () => {
    await post(app, setFavorite.path, { toolId: 'any', favorite: true }, 'x'.repeat(43))
    expect(readAudit().map(({ event, outcome, client }) => [event, outcome, client.length])).toEqual([
      ['access-refused', 'login_required', 16],
    ])
  })

  it('identifies people only by hashes, equal for the same account, address and client', async () => {
    const token = await createTestAccount(app, 'Hidden@example.com')
    await post(app, logIn.path, { email: 'hidden@EXAMPLE.com', password: 'not this one' })
    await post(app, createShare.path, {}, token)
    const [made, tried, shared] = readAudit()
    expect(made).toMatchObject({
      account: expect.stringMatching(/^[\w-]{16}$/),
      email: expect.stringMatching(/^[\w-]{16}$/),
    })
    expect([tried?.email, tried?.account]).toEqual([made?.email, undefined])
    expect(shared?.account).toBe(made?.account)
    expect(shared?.client).toBe(made?.client)
    const text = lines.join('')
    for (const secret of ['idden@', '127.0.0.1', token, password, 'not this one']) expect(text).not.toContain(secret)
  })
})
