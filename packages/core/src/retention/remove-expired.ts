import { keptOnServer } from '@polydex/contract/kept-on-server'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'

const daysAgo = (days: number) => sql`now() - make_interval(days => ${sql.lit(days)})`

/** Rows that are of no use to anybody any more, by what they are. docs/operations.md, Retention, and /privacy have the same times. */
const expired = {
  // Nobody is logged in by them, and their owner no longer sees them.
  sessions: sql`delete from sessions where expires_at <= now()`,
  mailLinks: sql`delete from mail_links where expires_at <= now()`,
  knownDevices: sql`delete from known_devices where last_used_at < ${daysAgo(keptOnServer.devices.days)}`,
  // Given up, or never tried; until then they may be sent by hand.
  mails: sql`delete from mails where coalesce(failed_at, created_at) < ${daysAgo(keptOnServer.mails.days)}`,
  // The dates that pages show are those of the newest successful runs.
  runs: sql`
    delete from job_runs
    where started_at < now() - interval '180 days' and status <> 'running'
      and id not in (select max(id) from job_runs where status = 'succeeded' group by job)`,
  // What the queue has tried as often as it may.
  jobs: sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days'))`,
} satisfies Record<string, RawBuilder<unknown>>

type Expired = Record<keyof typeof expired, number>

const names = Object.keys(expired) as (keyof Expired)[]

/** Deletes what has served its purpose, by the clock of the database, and returns how much that was. */
export async function removeExpired(db: Db): Promise<Expired> {
  const removed: Expired = { sessions: 0, mailLinks: 0, knownDevices: 0, mails: 0, runs: 0, jobs: 0 }
  for (const name of names) {
    const { numAffectedRows, rows } = await expired[name].execute(db)
    removed[name] = Number(numAffectedRows ?? rows.length)
  }
  return removed
}
