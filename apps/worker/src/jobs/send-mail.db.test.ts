import type { Locale } from '@polydex/contract/locale/locale'
import { createAccount } from '@polydex/core/account/create-account'
import { hashToken } from '@polydex/core/secret/token'
import { hurryJobs } from '@polydex/core/testing/hurry-jobs'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { findUnsentMails } from '@polydex/core/mail/waiting-mails'
import { markConfirmed } from '@polydex/core/own-account/confirm-email'
import { queueMail } from '@polydex/core/mail/queue-mail'
import { turnSwitch } from '@polydex/core/switch/switches'
import { runOnce, Logger } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { startMailServer, type MailServer } from '../testing/test-mail-server.ts'
import { performJob } from '../perform-job.ts'
import { sendMail } from './send-mail.ts'

const database = openTestDatabase()
const key = /key=([\w-]{43})/
let server: MailServer

beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())
/** Keys in all mails that were sent. */
const sentKeys: string[] = []
beforeEach(async () => {
  sentKeys.push(...server.mails.flatMap(({ text }) => key.exec(text)?.[1] ?? []))
  server.mails.length = 0
  server.answer = 'take'
  await database.db.deleteFrom('mails').execute()
})

const register = (email: string, locale: Locale = 'en') =>
  createAccount(database.db, { email, passwordHash: '$argon2id$x', locale })

/** Runs the queue once, like main.ts: due mails are tried, failed ones stay in the queue. */
async function runQueue(): Promise<void> {
  const config = loadConfig({
    DATABASE_URL: database.url,
    SMTP_URL: server.url,
    SITE_ORIGIN: 'https://polydex.example',
  })
  await runOnce({
    connectionString: database.url,
    logger: new Logger(() => () => {}),
    noHandleSignals: true,
    taskList: {
      'send-mail': async (payload, { job }) => {
        const isLastTry = job.attempts >= job.max_attempts
        await performJob(
          sendMail,
          { db: database.as('worker'), config, now: new Date(), log: () => {}, isLastTry },
          payload,
        )
      },
    },
  })
}

/** Skips the pause before the next try. */
const skipPause = () => hurryJobs(database.db)

describe('send-mail', () => {
  it('waits while mail is switched off, and loses nothing', async () => {
    await register('patient@example.com')
    await turnSwitch(database.as('owner'), 'no-mail', true)
    await queueMail(database.db, 'reset', 'patient@example.com')
    await runQueue()
    expect(server.mails).toEqual([])
    expect(await findUnsentMails(database.db)).toMatchObject([{ tries: 0, failedAt: null }])
    await turnSwitch(database.as('owner'), 'no-mail', false)
    await skipPause()
    await runQueue()
    expect(server.mails).toHaveLength(1)
    expect(await findUnsentMails(database.db)).toEqual([])
  })

  it('sends text and HTML in the language of the account', async () => {
    await register('ada@example.com', 'de')
    await queueMail(database.db, 'reset', 'ADA@example.com')
    await runQueue()
    expect(server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect(mail?.to).toEqual(['ada@example.com'])
    expect(mail?.source).toContain('Content-Type: multipart/alternative')
    expect(mail?.text).toContain('https://polydex.example/de/account/reset?key=')
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(await findUnsentMails(database.db)).toEqual([])
  })

  it('keeps only the hash of the key that it sends', async () => {
    const accountId = await register('hash@example.com')
    await queueMail(database.db, 'confirm', 'hash@example.com')
    await runQueue()
    const sent = key.exec(server.mails[0]?.text ?? '')?.[1] ?? ''
    const link = await database.db
      .selectFrom('mail_links')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    expect(link.key_hash.equals(hashToken(sent))).toBe(true)
    expect(link.purpose).toBe('confirm')
  })

  it('sends no reset to an unknown address, no confirmation to a confirmed one, and drops both mails', async () => {
    await markConfirmed(database.db, await register('confirmed@example.com'))
    await queueMail(database.db, 'reset', 'nobody@example.com')
    await queueMail(database.db, 'confirm', 'confirmed@example.com')
    await runQueue()
    expect(server.mails).toEqual([])
    expect(await findUnsentMails(database.db)).toEqual([])
  })

  it('retries after a temporary refusal by the server', async () => {
    await register('retry@example.com')
    await queueMail(database.db, 'reset', 'retry@example.com')
    server.answer = 'later'
    await runQueue()
    expect(await findUnsentMails(database.db)).toMatchObject([{ tries: 1, lastFault: 'EENVELOPE 451', failedAt: null }])
    server.answer = 'take'
    await skipPause()
    await runQueue()
    expect(server.mails).toHaveLength(1)
    expect(await findUnsentMails(database.db)).toEqual([])
  })

  it('gives up after eight tries, and lists the mail without its address until it is sent by hand', async () => {
    await register('dead@example.com')
    await queueMail(database.db, 'reset', 'dead@example.com')
    server.answer = 'later'
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await runQueue()
      await skipPause()
    }
    const unsent = await findUnsentMails(database.db)
    expect(unsent).toMatchObject([
      { purpose: 'reset', tries: 8, lastFault: 'EENVELOPE 451', failedAt: expect.any(Date) },
    ])
    expect(JSON.stringify(unsent)).not.toContain('dead@')
    server.answer = 'take'
    const config = loadConfig({
      DATABASE_URL: database.url,
      SMTP_URL: server.url,
      SITE_ORIGIN: 'https://polydex.example',
    })
    const context = { db: database.as('worker'), config, now: new Date(), log: () => {} }
    expect(await performJob(sendMail, context, { mail: unsent[0]?.id })).toEqual({ sent: 1 })
    expect(await performJob(sendMail, context, { mail: unsent[0]?.id })).toEqual({ sent: 0 })
    expect(server.mails).toHaveLength(1)
  })

  it('gives up immediately if the server refuses permanently', async () => {
    await register('refused@example.com')
    await queueMail(database.db, 'reset', 'refused@example.com')
    server.answer = 'never'
    await runQueue()
    expect(await findUnsentMails(database.db)).toMatchObject([
      { tries: 1, lastFault: 'EENVELOPE 550', failedAt: expect.any(Date) },
    ])
  })

  it('leaves no address and no key in job runs', async () => {
    const rows = await database.db.selectFrom('job_runs').selectAll().where('job', '=', 'send-mail').execute()
    expect(rows.length).toBeGreaterThan(5)
    expect(sentKeys.length).toBeGreaterThan(3)
    expect(JSON.stringify(rows)).not.toMatch(/@example\.com/)
    for (const sent of sentKeys) expect(JSON.stringify(rows)).not.toContain(sent)
  })
})
