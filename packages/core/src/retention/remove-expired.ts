import { keptOnServer } from '@polydex/contract/kept-on-server'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'

const daysAgo = (days: number) => sql`now() - make_interval(days => ${sql.lit(days)})`

/** Rows that are of no use to anybody any more, by what they are. docs/operations.md, Retention, and /privacy have the same times. */
export const expired = {
  // Nobody is logged in by them, and their owner no longer sees them.
  sessions: sql`delete from sessions where expires_at <= now()`,
  mailLinks: sql`delete from mail_links where expires_at <= now()`,
  deskSessions: sql`delete from desk_sessions where last_used_at < now() - interval '15 minutes'`,
  deskInvitations: sql`delete from desk_invitations where expires_at <= now()`,
  challenges: sql`delete from passkey_challenges where expires_at <= now()`,
  // Longer than a browser keeps its proof.
  knownDevices: sql`delete from known_devices where last_used_at < ${daysAgo(keptOnServer.devices.days)}`,
  // Nothing was shown: it never became a case.
  claims: sql`
    delete from claims where case_id is null and created_at < ${daysAgo(keptOnServer.claims.days)}`,
  // Given up, or never tried; until then they may be sent by hand.
  mails: sql`delete from mails where coalesce(failed_at, created_at) < ${daysAgo(keptOnServer.mails.days)}`,
  // A tool that shows one has its own; a submission that is decided on again later goes without.
  submittedTrials: sql`
    update submissions set sealed_trial = null from cases
    where cases.id = submissions.id and sealed_trial is not null
      and cases.decided_at < ${daysAgo(keptOnServer.trials.days)}`,
  trials: sql`
    delete from tool_trials using tools
    where tools.id = tool_trials.tool_id and tools.status not in ('published', 'closed')`,
  // The answer could not be sent: its mail has been given up.
  replyAddresses: sql`
    delete from reply_addresses using cases
    where cases.id = reply_addresses.case_id and cases.decided_at < ${daysAgo(keptOnServer.replies.days)}`,
  mailedAddresses: sql`delete from mailed_addresses where mailed_at <= ${daysAgo(1)}`,
  // By day, not by hour: nothing finer is known about them.
  missedSearches: sql`
    delete from missed_searches where day < current_date - ${sql.lit(keptOnServer.missedSearches.days)}::int`,
  // The dates that pages show are those of the newest successful runs.
  runs: sql`
    delete from job_runs
    where started_at < ${daysAgo(180)} and status <> 'running'
      and id not in (select max(id) from job_runs where status = 'succeeded' group by job)`,
  // No backup should be older.
  deletions: sql`delete from account_deletions where deleted_at < ${daysAgo(keptOnServer.deletions.days)}`,
  // By then the cause is mended, or shows again.
  errors: sql`delete from errors where last_seen_at < ${daysAgo(90)}`,
  // No page asks by a version of an earlier day.
  dataChanges: sql`delete from data_changes where changed_at < ${daysAgo(2)}`,
  // What the queue has tried as often as it may.
  jobs: sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < ${daysAgo(30)}))`,
} satisfies Record<string, RawBuilder<unknown>>

type Expired = Record<keyof typeof expired, number>

const names = Object.keys(expired) as (keyof Expired)[]

/** Deletes what has served its purpose, by the clock of the database, and returns how much that was. */
export async function removeExpired(db: Db): Promise<Expired> {
  const removed: [string, number][] = []
  for (const name of names) {
    const { numAffectedRows, rows } = await expired[name].execute(db)
    removed.push([name, Number(numAffectedRows ?? rows.length)])
  }
  return Object.fromEntries(removed) as Expired
}
