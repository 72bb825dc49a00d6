import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '../account/create-account.ts'
import { markConfirmed } from '../own-account/confirm-email.ts'
import { createKeyring } from '../secret/keyring.ts'
import { decideTestCase, openTestCase, undoTestDecision } from '../testing/test-case.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { announceDecision } from './announce-decision.ts'

const database = openTestDatabase()
const keyring = createKeyring(randomBytes(32))
const passwordHash = '$argon2id$x'

beforeEach(async () => {
  await database.db.deleteFrom('mails').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(database.db)
})

const listMails = () => database.db.selectFrom('mails').select(['id', 'purpose', 'case_id', 'email_key']).execute()

const countJobs = async () => {
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs
    where task_identifier = 'send-mail'
  `.execute(database.db)
  return rows.map(({ minutes }) => minutes)
}

describe('announceDecision', () => {
  it('D6.2b queues one mail that names the case but no address, delayed by five minutes to allow an undo', async () => {
    const { id } = await openTestCase(database.db, { replyTo: 'maker@example.com', keyring })
    await decideTestCase(database.db, id, 'unclear')
    expect(await listMails()).toMatchObject([{ purpose: 'decision', case_id: id, email_key: null }])
    expect(await countJobs()).toEqual([5])
  })

  it('D6.2b is idempotent for one decision, even after its mail was sent', async () => {
    const { id } = await openTestCase(database.db, { replyTo: 'maker@example.com', keyring })
    await decideTestCase(database.db, id)
    await announceDecision(database.db, id)
    expect(await countJobs()).toHaveLength(1)
    await database.db.deleteFrom('mails').execute()
    await announceDecision(database.db, id)
    expect(await listMails()).toEqual([])
  })

  it('D6.2b replaces an unsent mail about an earlier decision', async () => {
    const { id } = await openTestCase(database.db, { replyTo: 'maker@example.com', keyring })
    await decideTestCase(database.db, id)
    const [first] = await listMails()
    await undoTestDecision(database.db, id)
    await decideTestCase(database.db, id, 'unclear')
    const mails = await listMails()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.id).not.toBe(first?.id)
  })

  it('D6.2b is rolled back with its transaction', async () => {
    const { id } = await openTestCase(database.db, { replyTo: 'maker@example.com', keyring })
    const failing = database.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('cases')
        .set({ status: 'accepted', decided_at: new Date() })
        .where('id', '=', id)
        .execute()
      await announceDecision(transaction, id)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect([await listMails(), await countJobs()]).toEqual([[], []])
  })

  it('D6.2b queues nothing without a reply address or a confirmed one, or before a decision', async () => {
    const accountId = await createAccount(database.db, { email: 'unproven@example.com', passwordHash, locale: 'en' })
    const silent = [await openTestCase(database.db, {}), await openTestCase(database.db, { accountId })]
    for (const { id } of silent) await decideTestCase(database.db, id)
    const open = await openTestCase(database.db, { replyTo: 'maker@example.com', keyring })
    await announceDecision(database.db, open.id)
    expect([await listMails(), await countJobs()]).toEqual([[], []])
    await markConfirmed(database.db, accountId)
    const { id } = await openTestCase(database.db, { accountId })
    await decideTestCase(database.db, id)
    expect(await listMails()).toMatchObject([{ case_id: id }])
  })
})
