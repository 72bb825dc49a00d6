import { readFile } from 'node:fs/promises'
import { keptOnServer } from '@polydex/contract/kept-on-server'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../account/create-account.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { findReferringTables } from '../testing/test-references.ts'
import { removeExpired } from './remove-expired.ts'

const database = openTestDatabase()
const nothing = { sessions: 0, mailLinks: 0, knownDevices: 0, mails: 0, runs: 0, jobs: 0 }

const run = () => removeExpired(database.as('worker'))

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
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
})

describe('removeExpired', () => {
  it('takes away what has ended, and nothing else', async () => {
    expect(await run()).toEqual({ sessions: 1, mailLinks: 1, knownDevices: 1, mails: 2, runs: 2, jobs: 1 })
    const { db } = database
    const [sessions, mails, runs] = await Promise.all([
      db.selectFrom('sessions').select('token_hash').execute(),
      db.selectFrom('mails').select('email_key').orderBy('email_key').execute(),
      db.selectFrom('job_runs').select('started_at').where('job', '=', 'rare').orderBy('id').execute(),
    ])
    expect(sessions).toEqual([{ token_hash: hashOf(2) }])
    expect(mails.map(({ email_key }) => email_key)).toEqual(['given-up', 'waits'])
    expect(runs).toHaveLength(2)
    expect(await run()).toEqual(nothing)
  })

  it('is written down in docs/operations.md, with every table that knows a person', async () => {
    const text = await readFile('docs/operations.md', 'utf8')
    const section = /^## Retention\n(.*?)^## /ms.exec(text)?.[1] ?? ''
    const names = [
      ...(await findReferringTables(database.db, 'accounts')),
      'accounts',
      'mails',
      'missed_searches',
      'job_runs',
    ]
    expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([])
  })

  it('D2.9b is listed on /privacy, with every table that knows a person', async () => {
    const [ofAccounts, ofCases] = await Promise.all([
      findReferringTables(database.db, 'accounts'),
      findReferringTables(database.db, 'cases'),
    ])
    expect(ofCases).toContain('submissions')
    const names = [...ofAccounts, ...ofCases, 'accounts', 'mails', 'missed_searches']
    const listed: string[] = Object.values(keptOnServer).flatMap(({ tables }) => tables)
    expect([...new Set(names)].toSorted()).toEqual(listed.toSorted())
  })
})
