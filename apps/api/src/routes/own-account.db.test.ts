import { logIn, signUp } from '@polydex/contract/account/account'
import { getFavorites, setFavorite } from '@polydex/contract/favorite/favorite'
import { createShare } from '@polydex/contract/favorite/favorite-share'
import { changePassword, deleteAccount, getAccount, getAccountData } from '@polydex/contract/account/own-account'
import { saveList } from '@polydex/contract/list/list'
import { endOtherSessions, endSession, getSessions } from '@polydex/contract/account/session'
import { claimTool } from '@polydex/contract/case/claim'
import { correctTool } from '@polydex/contract/case/correction'
import { submitTool } from '@polydex/contract/case/submission'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { findReferringTables } from '@polydex/core/testing/test-references'
import { createMailLink } from '@polydex/core/mail/create-mail-link'
import { queueMail } from '@polydex/core/mail/queue-mail'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, get, logInAgain, post, testPassword as password } from '../testing/test-account.ts'
import { exampleSubmission } from '../testing/test-submission.ts'

const database = openTestDatabase()
const secretsKey = Buffer.alloc(32, 7)
const next = 'eleven red kites'
let app: FastifyInstance

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('alpha'), toolEntryOf('beta')])
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent', SECRETS_KEY: secretsKey } })
})
afterAll(() => app.close())

/** Whether each token still has a session. */
const areAlive = (tokens: string[]) =>
  Promise.all(tokens.map(async (token) => (await get(app, getAccount.path, token)).status === 200))

const readSessions = async (token: string) =>
  getSessions.output.parse((await get(app, getSessions.path, token)).body['data']).sessions

const countSessions = async (token: string) => (await readSessions(token)).length

const findAccountId = async (email: string) =>
  (await database.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

describe('an account', () => {
  it('S3.2 changes its password: the old one, its token and all other sessions end, this session continues', async () => {
    const here = await createTestAccount(app, 'change@example.com')
    const elsewhere = await logInAgain(app, 'change@example.com')
    const stranger = await createTestAccount(app, 'bystander@example.com')
    const [before] = await readSessions(here)
    const { status, body } = await post(
      app,
      changePassword.path,
      { currentPassword: password, newPassword: next },
      here,
    )
    const { token, expiresAt, ...rest } = changePassword.output.parse(body['data'])
    expect([status, rest]).toEqual([200, { isRemembered: false, ended: 1, favoriteShare: null }])
    expect(await areAlive([token, here, elsewhere, stranger])).toEqual([true, false, false, true])
    const [session] = await readSessions(token)
    expect([session?.expiresAt, session?.createdAt]).toEqual([expiresAt, before?.createdAt])
    const logInWith = async (text: string) =>
      (await post(app, logIn.path, { email: 'change@example.com', password: text })).status
    expect([await logInWith(password), await logInWith(next)]).toEqual([401, 200])
  })

  it('S3.2 D5.5 refuses a wrong current password and a common new one, by field, and stays logged in', async () => {
    const token = await createTestAccount(app, 'careful@example.com')
    const wrong = await post(app, changePassword.path, { currentPassword: 'not this one', newPassword: next }, token)
    expect([wrong.status, wrong.body['fields']]).toEqual([400, { currentPassword: 'The password is not correct' }])
    const common = await post(app, changePassword.path, { currentPassword: password, newPassword: '123456' }, token)
    expect(common.body['fields']).toEqual({ newPassword: 'This password is too common, please choose another' })
    expect(await areAlive([token, await logInAgain(app, 'careful@example.com')])).toEqual([true, true])
  })

  it('S3.2 is deleted with everything that belongs to it, and nothing else', async () => {
    const { db } = database
    const kept = await createTestAccount(app, 'kept@example.com')
    const token = await createTestAccount(app, 'leaving@example.com')
    for (const owner of [kept, token]) {
      await post(app, setFavorite.path, { toolId: 'alpha', favorite: true }, owner)
      await post(app, createShare.path, {}, owner)
      await post(app, submitTool.path, { ...exampleSubmission(), trialPassword: 'open-sesame-42' }, owner)
      await post(app, correctTool.path, { toolId: 'alpha', problem: 'closed' }, owner)
      await post(app, claimTool.path, { toolId: 'alpha' }, owner)
    }
    const accountId = await findAccountId('leaving@example.com')
    await createMailLink(db, accountId, 'reset')
    await queueMail(db, 'reset', 'Leaving@example.com')
    const wrong = await post(app, deleteAccount.path, { password: 'not this one' }, token)
    expect([wrong.status, wrong.body['fields']]).toEqual([400, { password: 'The password is not correct' }])
    expect((await post(app, deleteAccount.path, { password }, token)).status).toBe(200)

    expect(await areAlive([token, kept])).toEqual([false, true])
    expect((await post(app, logIn.path, { email: 'leaving@example.com', password })).status).toBe(401)
    const owned = [
      'sessions',
      'favorites',
      'favorite_shares',
      'mail_links',
      'known_devices',
      'cases',
      'claims',
    ] as const
    for (const table of owned) {
      const rows = await db.selectFrom(table).select('account_id').where('account_id', '=', accountId).execute()
      expect([table, rows]).toEqual([table, []])
    }
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([])
    expect(await db.selectFrom('submissions').select('id').execute()).toHaveLength(1)
    expect(await db.selectFrom('corrections').select('id').execute()).toHaveLength(1)
    expect((await get(app, `${getFavorites.path}?view=ids`, kept)).body['data']).toEqual({
      toolIds: ['alpha'],
      total: 1,
    })
    expect((await post(app, signUp.path, { email: 'leaving@example.com', password })).status).toBe(200)
  })

  it('downloads data shown nowhere else too, from every table that refers to it', async () => {
    const { db } = database
    const token = await createTestAccount(app, 'Whole@example.com')
    const accountId = await findAccountId('Whole@example.com')
    const ended = { account_id: accountId, is_remembered: false, expires_at: new Date(0) }
    await db
      .insertInto('sessions')
      .values({ token_hash: Buffer.alloc(32, 9), ...ended })
      .execute()
    await post(app, setFavorite.path, { toolIds: ['beta', 'alpha'], favorite: true }, token)
    await post(app, createShare.path, {}, token)
    await post(app, saveList.path, saveList.example, token)
    await post(app, submitTool.path, exampleSubmission(), token)
    await post(app, claimTool.path, { toolId: 'beta' }, token)
    const { id: tool_id } = await db
      .selectFrom('tools')
      .select('id')
      .where('slug', '=', 'beta')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('stated_visits')
      .values({ tool_id, account_id: accountId, month: '2026-10-01', visits: 5 })
      .execute()
    await createMailLink(db, accountId, 'reset')
    await queueMail(db, 'confirm', 'Whole@example.com')
    await db.updateTable('tools').set({ status: 'removed' }).where('slug', '=', 'alpha').execute()
    const data = getAccountData.output.parse((await get(app, getAccountData.path, token)).body['data'])
    await db.updateTable('tools').set({ status: 'published' }).where('slug', '=', 'alpha').execute()
    expect(data.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(data.favorites).toMatchObject([{ slug: 'beta' }, { slug: 'alpha', name: null, url: null }])
    expect(data.mails).toEqual([{ purpose: 'confirm', createdAt: expect.any(String) }])
    expect(data.mailLinks).toEqual([{ purpose: 'reset', expiresAt: expect.any(String) }])
    const shown = {
      cases: data.submissions[0],
      claims: data.claims[0],
      favorite_shares: data.favoriteShare,
      favorites: data.favorites[0],
      known_devices: data.knownBrowsers[0],
      mail_links: data.mailLinks[0],
      own_lists: data.lists[0],
      sessions: data.sessions[0],
      stated_visits: data.claims[0]?.statedVisits[0],
    }
    // A new table about accounts belongs in the download. The API's role may not read who is an editor; the desk shows
    // it to them.
    const tables = (await findReferringTables(db, 'accounts')).filter((name) => name !== 'editors')
    expect(tables).toEqual(Object.keys(shown))
    expect(Object.values(shown).every((row) => row !== null && row !== undefined)).toBe(true)
  })
})

describe('sessions of an account', () => {
  it('D3.2 are listed, the current one first, with browser and system but no secrets', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const here = await createTestAccount(app, 'list@example.com')
    const answer = await app.inject({
      method: 'POST',
      url: logIn.path,
      headers: { 'user-agent': firefox },
      payload: { email: 'list@example.com', password, remember: true },
    })
    const elsewhere = logIn.output.parse(answer.json<{ data: unknown }>().data).token
    const sessions = await readSessions(here)
    expect(sessions).toMatchObject([
      { isCurrent: true, isRemembered: false, browser: null, system: null },
      { isCurrent: false, isRemembered: true, browser: 'Firefox', system: 'Linux' },
    ])
    expect(JSON.stringify(sessions)).not.toMatch(new RegExp(`${here}|${elsewhere}|Mozilla`))
  })

  it('D3.2 can be ended one by one by id, only by their own account', async () => {
    const here = await createTestAccount(app, 'ending@example.com')
    const elsewhere = await logInAgain(app, 'ending@example.com')
    const stranger = await createTestAccount(app, 'stranger@example.com')
    const sessionId = (await readSessions(here))[1]?.id
    const refused = await post(app, endSession.path, { sessionId }, stranger)
    expect([refused.status, refused.body['code']]).toEqual([404, 'not_found'])
    expect((await post(app, endSession.path, { sessionId }, here)).status).toBe(200)
    expect(await areAlive([here, elsewhere, stranger])).toEqual([true, false, true])
    expect((await post(app, endSession.path, { sessionId }, here)).status).toBe(404)
  })

  it('D3.2 can all be ended except the current one', async () => {
    const here = await createTestAccount(app, 'others@example.com')
    const others = [await logInAgain(app, 'others@example.com'), await logInAgain(app, 'others@example.com')]
    const stranger = await createTestAccount(app, 'other-stranger@example.com')
    expect((await post(app, endOtherSessions.path, {}, here)).body['data']).toEqual({ ended: 2 })
    expect(await areAlive([here, ...others, stranger])).toEqual([true, false, false, true])
    expect(await countSessions(here)).toBe(1)
  })
})
