import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../account/create-account.ts'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { removeExpired } from './remove-expired.ts'

const database = openTestDatabase()
const run = () => removeExpired(database.as('worker'))

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
const caseIds = [randomUUID(), randomUUID(), randomUUID()] as const
const hashOf = (byte: number) => Buffer.alloc(32, byte)

beforeAll(async () => {
  const { db } = database
  const passwordHash = '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA'
  const account_id = await createAccount(db, { email: 'a@example.com', passwordHash, locale: 'en' })
  await db
    .insertInto('sessions')
    .values([
      { token_hash: hashOf(1), account_id, is_remembered: false, expires_at: ago(0.01) },
      { token_hash: hashOf(2), account_id, is_remembered: true, expires_at: ago(-1) },
    ])
    .execute()
  await db
    .insertInto('mail_links')
    .values([
      { key_hash: hashOf(1), account_id, purpose: 'reset', expires_at: ago(0.01) },
      { key_hash: hashOf(2), account_id, purpose: 'confirm', expires_at: ago(-1) },
    ])
    .execute()
  await db.insertInto('editors').values({ account_id, name: 'Ada' }).execute()
  await db
    .insertInto('desk_sessions')
    .values([
      { token_hash: hashOf(1), account_id, last_used_at: ago(0.011) },
      { token_hash: hashOf(2), account_id, last_used_at: ago(0.01) },
    ])
    .execute()
  for (const [byte, days] of [
    [1, 0.01],
    [2, -0.001],
  ] as const) {
    await db
      .insertInto('desk_invitations')
      .values({ key_hash: hashOf(byte), account_id, expires_at: ago(days) })
      .execute()
    await db
      .insertInto('passkey_challenges')
      .values({ challenge: hashOf(byte), expires_at: ago(days) })
      .execute()
  }
  await db
    .insertInto('known_devices')
    .values([
      { proof_hash: hashOf(1), account_id, last_used_at: ago(401) },
      { proof_hash: hashOf(2), account_id, last_used_at: ago(399) },
    ])
    .execute()
  await db
    .insertInto('mails')
    .values([
      { purpose: 'reset', email_key: 'given-up-long-ago', created_at: ago(40), failed_at: ago(31) },
      { purpose: 'reset', email_key: 'given-up', created_at: ago(40), failed_at: ago(29) },
      { purpose: 'reset', email_key: 'never-tried', created_at: ago(31) },
      { purpose: 'reset', email_key: 'waits', created_at: ago(1) },
    ])
    .execute()
  const decided = { kind: 'correction', locale: 'en', status: 'accepted' } as const
  await db
    .insertInto('cases')
    .values([
      { ...decided, id: caseIds[0], reference: 'AAAA-0001', decided_at: ago(31) },
      { ...decided, id: caseIds[1], reference: 'AAAA-0002', decided_at: ago(29) },
      { ...decided, id: caseIds[2], reference: 'AAAA-0003', status: 'received', received_at: ago(400) },
    ])
    .execute()
  const received = { ...decided, status: 'received', received_at: ago(401) } as const
  await db
    .insertInto('cases')
    .values([
      { ...decided, id: randomUUID(), reference: 'AAAA-0004', decided_at: ago(401) },
      { ...decided, id: randomUUID(), reference: 'AAAA-0005', decided_at: ago(401), account_id },
      { ...decided, id: randomUUID(), reference: 'AAAA-0006', decided_at: ago(399), received_at: ago(500) },
      { ...received, id: randomUUID(), reference: 'AAAA-0007', is_held: true },
      { ...received, id: randomUUID(), reference: 'AAAA-0008' },
    ])
    .execute()
  await db
    .insertInto('reply_addresses')
    .values(caseIds.map((case_id) => ({ case_id, sealed_email: hashOf(1) })))
    .execute()
  const submission = { name: 'Lantern', url: 'https://lantern.com/', category_slugs: ['notes'], description: 'Notes.' }
  await db
    .insertInto('submissions')
    .values(caseIds.map((id) => ({ ...submission, id, sealed_trial: hashOf(1) })))
    .execute()
  await createTaxonomy(db, { writing: ['notes'] })
  await createTools(db, [toolEntryOf('listed'), toolEntryOf('taken-down'), toolEntryOf('claimed')])
  await sql`insert into tool_trials (tool_id, sealed_trial) select id, ${hashOf(1)} from tools`.execute(db)
  await db.updateTable('tools').set({ status: 'removed' }).where('slug', '=', 'taken-down').execute()
  // The second one is younger, the third has become a case.
  for (const [slug, days, case_id] of [
    ['listed', 31, null],
    ['taken-down', 29, null],
    ['claimed', 400, caseIds[0]],
  ] as const)
    await sql`
      insert into claims (account_id, tool_id, locale, host, token, created_at, case_id, proof, proven_at)
      select ${account_id}, id, 'en', 'example.com', ${`polydex-${slug.charAt(0).repeat(32)}`}, ${ago(days)}, ${case_id}::uuid,
        ${case_id && 'dns'}, ${case_id && ago(1)}::timestamptz
      from tools where slug = ${slug}
    `.execute(db)
  await sql`
    insert into missed_searches (day, locale, query)
    values (current_date - 91, 'en', 'long ago'), (current_date - 90, 'en', 'still there')
  `.execute(db)
  await sql`
    insert into tool_uses select id, current_date - days, 1, 0, 0, 0 from tools, unnest(array[400, 401]) as days where slug = 'listed'
  `.execute(db)
  await sql`
    insert into page_readings (url, asked_at)
    select 'https://read.example/' || days, now() - days * interval '1 day' from unnest(array[0.9, 1.1]) as days
  `.execute(db)
  await db
    .insertInto('mailed_addresses')
    .values([
      { case_id: caseIds[0], address_hash: hashOf(1), mailed_at: ago(1.01) },
      { case_id: caseIds[1], address_hash: hashOf(1), mailed_at: ago(0.9) },
    ])
    .execute()
  await db
    .insertInto('job_runs')
    .values([
      { job: 'rare', status: 'succeeded', started_at: ago(300), finished_at: ago(300) },
      { job: 'rare', status: 'succeeded', started_at: ago(200), finished_at: ago(200) },
      { job: 'rare', status: 'failed', started_at: ago(190), finished_at: ago(190) },
      { job: 'rare', status: 'failed', started_at: ago(170), finished_at: ago(170) },
    ])
    .execute()
  for (const task of ['old', 'new'])
    await sql`select id from graphile_worker.add_job(${task}, max_attempts => 1)`.execute(db)
  await sql`update graphile_worker._private_jobs set attempts = 1`.execute(db)
  await sql`
    update graphile_worker._private_jobs as jobs
    set updated_at = now() - (case tasks.identifier when 'old' then 31 else 29 end) * interval '1 day'
    from graphile_worker._private_tasks as tasks where tasks.id = jobs.task_id
  `.execute(db)
  await db
    .insertInto('account_deletions')
    .values([
      { account_id: 900, created_at: ago(900), deleted_at: ago(401) },
      { account_id: 901, created_at: ago(900), deleted_at: ago(399) },
    ])
    .execute()
  const listId = randomUUID()
  await db.insertInto('own_lists').values({ id: listId, account_id, title: 'Reported' }).execute()
  await db
    .insertInto('list_reports')
    .values([401, 399].map((days) => ({ list_id: listId, reason: 'spam', reported_at: ago(days) })))
    .execute()
  const error = { app: 'api', release: '1.0.0', message: '', stack: '', occurrences: 1 } as const
  await db
    .insertInto('errors')
    .values([
      { ...error, fingerprint: 'a'.repeat(22), last_seen_at: ago(91) },
      { ...error, fingerprint: 'b'.repeat(22), last_seen_at: ago(89) },
    ])
    .execute()
})

describe('removeExpired', () => {
  it('deletes expired data and nothing else', async () => {
    expect(await run()).toEqual({
      sessions: 1,
      mailLinks: 1,
      deskSessions: 1,
      deskInvitations: 1,
      challenges: 1,
      knownDevices: 1,
      claims: 1,
      cases: 2,
      listReports: 1,
      mails: 2,
      submittedTrials: 1,
      trials: 1,
      replyAddresses: 1,
      mailedAddresses: 1,
      missedSearches: 1,
      toolUses: 1,
      runs: 2,
      deletions: 1,
      errors: 1,
      pageReadings: 1,
      jobs: 1,
    })
    const { db } = database
    const [sessions, mails, replies, trials, runs, cases] = await Promise.all([
      db.selectFrom('sessions').select('token_hash').execute(),
      db.selectFrom('mails').select('email_key').orderBy('email_key').execute(),
      db.selectFrom('reply_addresses').select('case_id').execute(),
      db.selectFrom('submissions').select('id').where('sealed_trial', 'is not', null).execute(),
      db.selectFrom('job_runs').select('started_at').where('job', '=', 'rare').orderBy('id').execute(),
      db.selectFrom('cases').select('reference').where('reference', '>', 'AAAA-0003').orderBy('reference').execute(),
    ])
    expect(sessions).toEqual([{ token_hash: hashOf(2) }])
    expect(mails.map(({ email_key }) => email_key)).toEqual(['given-up', 'waits'])
    expect(replies.map(({ case_id }) => case_id).toSorted()).toEqual(caseIds.slice(1).toSorted())
    expect(trials.map(({ id }) => id).toSorted()).toEqual(caseIds.slice(1).toSorted())
    expect(runs).toHaveLength(2)
    // With an account, younger, or still waiting for an editor.
    expect(cases.map(({ reference }) => reference.at(-1))).toEqual(['5', '6', '8'])
    expect(new Set(Object.values(await run()))).toEqual(new Set([0]))
  })
})
