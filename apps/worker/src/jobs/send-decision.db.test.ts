import { randomBytes, randomUUID } from 'node:crypto'
import type { DeclineReason } from '@polydex/contract/case/case'
import { createAccount } from '@polydex/core/account/create-account'
import { allowAnswer, maxAnswersPerDay } from '@polydex/core/case/allow-answer'
import { findUnsentMails } from '@polydex/core/mail/waiting-mails'
import { markConfirmed } from '@polydex/core/own-account/confirm-email'
import { createKeyring } from '@polydex/core/secret/keyring'
import { decideTestCase, openTestCase, undoTestDecision } from '@polydex/core/testing/test-case'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { performJob } from '../perform-job.ts'
import { startMailServer, type MailServer } from '../testing/test-mail-server.ts'
import { sendMail } from './send-mail.ts'

const database = openTestDatabase()
const secretsKey = randomBytes(32)
const keyring = createKeyring(secretsKey)
let server: MailServer

beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.mails.length = 0
  server.answer = 'take'
  await database.db.deleteFrom('mails').execute()
})

/** Sends all waiting mails, as the worker does; with another key, or none. */
async function sendAll(key: string = secretsKey.toString('base64')) {
  const config = loadConfig({
    DATABASE_URL: database.url,
    SMTP_URL: server.url,
    SITE_ORIGIN: 'https://polydex.example',
    SECRETS_KEY: key,
  })
  const context = { db: database.as('worker'), config, now: new Date(), log: () => {} }
  const results = []
  for (const { id } of await findUnsentMails(database.db))
    results.push(await performJob(sendMail, context, { mail: id }).catch((error: Error) => error.message))
  return results
}

const openTyped = (replyTo: string, given: { kind?: 'correction'; accountId?: number } = {}) =>
  openTestCase(database.db, { replyTo, keyring, ...given })

const decide = (id: string, reason?: DeclineReason) => decideTestCase(database.db, id, reason)

const hasAddress = async (id: string) =>
  (await database.db.selectFrom('reply_addresses').select('case_id').where('case_id', '=', id).execute()).length > 0

describe('the mail about a decision', () => {
  it('D6.2b is sent once to the reply address, which is then deleted', async () => {
    const { id, reference } = await openTyped('once@example.com')
    await decide(id, 'unreachable')
    expect(await sendAll()).toEqual([{ sent: 1 }])
    const [mail] = server.mails
    expect(mail?.to).toEqual(['once@example.com'])
    expect(mail?.text).toContain(reference)
    expect(mail?.text).toContain('The site did not open when we tried')
    expect(mail?.text).toContain(`\nhttps://polydex.example/case/${id}\n`)
    expect([await hasAddress(id), await findUnsentMails(database.db)]).toEqual([false, []])
    await undoTestDecision(database.db, id)
    await decide(id)
    expect([await sendAll(), server.mails.length]).toEqual([[], 1])
  })

  it('D6.2b goes to the confirmed address of the account, unless the case has a reply address', async () => {
    const accountId = await createAccount(database.db, {
      email: 'owner@example.com',
      passwordHash: '$argon2id$x',
      locale: 'de',
    })
    await markConfirmed(database.db, accountId)
    await decide((await openTestCase(database.db, { kind: 'correction', accountId })).id)
    await decide((await openTyped('other@example.com', { accountId })).id)
    expect(await sendAll()).toEqual([{ sent: 1 }, { sent: 1 }])
    expect(server.mails.flatMap(({ to }) => to).toSorted()).toEqual(['other@example.com', 'owner@example.com'])
  })

  it('D6.2b is not sent if the decision was undone in time, and is sent for the next one', async () => {
    const { id } = await openTyped('undone@example.com')
    await decide(id, 'harmful')
    await undoTestDecision(database.db, id)
    expect([await sendAll(), server.mails.length, await hasAddress(id)]).toEqual([[{ sent: 0 }], 0, true])
    await decide(id)
    await sendAll()
    expect(server.mails.map(({ text }) => /now in the directory/.test(text))).toEqual([true])
  })

  it('D6.2b is dropped with its address after five mails a day to one mailbox: the page has the answer', async () => {
    const allowed = Array.from({ length: maxAnswersPerDay }, () =>
      allowAnswer(database.db, { caseId: randomUUID(), email: 'v.ictim+spam@example.com', secretsKey }),
    )
    await Promise.all(allowed)
    const { id } = await openTyped('victim@example.com')
    await decide(id, 'promotion')
    expect([await sendAll(), server.mails.length]).toEqual([[{ sent: 0 }], 0])
    expect([await hasAddress(id), await findUnsentMails(database.db)]).toEqual([false, []])
  })

  it('leaves no address in job runs', async () => {
    const rows = await database.db.selectFrom('job_runs').selectAll().where('job', '=', 'send-mail').execute()
    expect(rows.length).toBeGreaterThan(5)
    expect(JSON.stringify(rows)).not.toMatch(/@example\.com/)
  })
})
