import { logIn } from '@polydex/contract/account/account'
import { confirmEmail, requestConfirmation, requestReset, resetPassword } from '@polydex/contract/account/mail-link'
import { getAccount } from '@polydex/contract/account/own-account'
import { getSettings } from '@polydex/contract/http/settings'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createMailLink } from '@polydex/core/mail/create-mail-link'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, get, post, testPassword as password } from '../testing/test-account.ts'

const database = openTestDatabase()
const next = 'eleven red kites'
let app: FastifyInstance
let mailless: FastifyInstance

beforeAll(async () => {
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1' } })
  mailless = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => Promise.all([app.close(), mailless.close()]))

const createLink = async (email: string, purpose: 'reset' | 'confirm') => {
  const { id } = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return createMailLink(database.db, id, purpose)
}

const findMails = (emailKey: string) =>
  database.db.selectFrom('mails').select('purpose').where('email_key', '=', emailKey).execute()

const reset = (key: string, text = next) => post(app, resetPassword.path, { key, password: text })

/** Backdates all links to just past their expiry. */
const ageLinks = () =>
  database.db
    .updateTable('mail_links')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()

describe('mail', () => {
  it('is off without a server, and calls that need it return mail_off', async () => {
    const token = await createTestAccount(mailless, 'off@example.com')
    expect((await get(mailless, getSettings.path)).body['data']).toMatchObject({ mail: false })
    expect((await get(app, getSettings.path)).body['data']).toMatchObject({ mail: true })
    for (const answer of [
      await post(mailless, requestReset.path, { email: 'off@example.com' }),
      await post(mailless, requestConfirmation.path, {}, token),
    ]) {
      expect([answer.status, answer.body['code']]).toEqual([409, 'mail_off'])
    }
    expect(await findMails('off@example.com')).toEqual([])
  })
})

describe('a password reset by mail', () => {
  it('returns the same response for known and unknown addresses', async () => {
    await createTestAccount(app, 'known@example.com')
    const known = await post(app, requestReset.path, { email: 'Known@Example.com' })
    const unknown = await post(app, requestReset.path, { email: 'unknown@example.com' })
    expect([known.status, known.body]).toEqual([200, { data: {} }])
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await findMails('known@example.com')).toContainEqual({ purpose: 'reset' })
    expect(await findMails('unknown@example.com')).toEqual([{ purpose: 'reset' }])
  })

  it('D3.2 works once, ends every session, logs in and confirms the address', async () => {
    const before = await createTestAccount(app, 'forgot@example.com')
    const key = await createLink('forgot@example.com', 'reset')
    const { status, body } = await reset(key)
    expect(status).toBe(200)
    const { token, account } = resetPassword.output.parse(body['data'])
    expect(account.email).toBe('forgot@example.com')
    expect((await get(app, getAccount.path, before)).status).toBe(401)
    expect((await get(app, getAccount.path, token)).body['data']).toMatchObject({ confirmedAt: expect.any(String) })
    const logInWith = async (text: string) =>
      (await post(app, logIn.path, { email: 'forgot@example.com', password: text })).status
    expect([await logInWith(password), await logInWith(next)]).toEqual([401, 200])
    const again = await reset(key)
    expect([again.status, again.body['code']]).toEqual([410, 'link_ended'])
  })

  it('works once, even if the link is used concurrently', async () => {
    await createTestAccount(app, 'twice@example.com')
    const key = await createLink('twice@example.com', 'reset')
    const answers = await Promise.all([reset(key), reset(key), reset(key)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410])
  })

  it('is refused for a link that is expired, replaced, for another purpose or made up', async () => {
    await createTestAccount(app, 'stale@example.com')
    const older = await createLink('stale@example.com', 'reset')
    const newer = await createLink('stale@example.com', 'reset')
    const confirming = await createLink('stale@example.com', 'confirm')
    await database.db.selectFrom('mail_links').select('key_hash').execute()
    for (const key of [older, confirming, 'A'.repeat(43)]) expect((await reset(key)).status).toBe(410)
    await ageLinks()
    expect((await reset(newer)).status).toBe(410)
    expect((await post(app, logIn.path, { email: 'stale@example.com', password })).status).toBe(200)
  })
})

describe('an email address', () => {
  it('gets a confirmation mail at sign-up and on request, and is confirmed once by the link', async () => {
    const token = await createTestAccount(app, 'confirm@example.com')
    expect(await findMails('confirm@example.com')).toEqual([{ purpose: 'confirm' }])
    expect((await post(app, requestConfirmation.path, {}, token)).status).toBe(200)
    expect(await findMails('confirm@example.com')).toHaveLength(2)
    const key = await createLink('confirm@example.com', 'confirm')
    expect((await post(app, confirmEmail.path, { key })).status).toBe(200)
    expect((await post(app, confirmEmail.path, { key })).body['code']).toBe('link_ended')
    expect((await get(app, getAccount.path, token)).body['data']).toMatchObject({ confirmedAt: expect.any(String) })
    expect((await post(app, requestConfirmation.path, {}, token)).status).toBe(200)
    expect(await findMails('confirm@example.com')).toHaveLength(2)
  })
})
