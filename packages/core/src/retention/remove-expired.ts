import { keptOnServer, keptUses } from '@polydex/contract/http/kept-on-server'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'

const daysAgo = (days: number) => sql`now() - make_interval(days => ${sql.lit(days)})`

/**
 * Deletes rows that no longer serve a purpose, by kind. docs/operations.md, Retention, and /privacy state the same
 * times.
 */
export const expired = {
  // They are no longer valid, and their owner no longer sees them.
  sessions: sql`delete from sessions where expires_at <= now()`,
  mailLinks: sql`delete from mail_links where expires_at <= now()`,
  deskSessions: sql`delete from desk_sessions where last_used_at < now() - interval '15 minutes'`,
  deskInvitations: sql`delete from desk_invitations where expires_at <= now()`,
  challenges: sql`delete from passkey_challenges where expires_at <= now()`,
  // Longer than a browser keeps its proof.
  knownDevices: sql`delete from known_devices where last_used_at < ${daysAgo(keptOnServer.devices.days)}`,
  // Its token was never found, so it never became a case.
  claims: sql`
    delete from claims where case_id is null and created_at < ${daysAgo(keptOnServer.claims.days)}`,
  // Without an account, the sender cannot withdraw them. Cases that wait for an editor stay.
  cases: sql`
    delete from cases
    where account_id is null and (decided_at is not null or is_held)
      and coalesce(decided_at, received_at) < ${daysAgo(keptOnServer.cases.days)}`,
  listReports: sql`delete from list_reports where reported_at < ${daysAgo(keptOnServer.listReports.days)}`,
  // Given up, or never tried; until then an operator may send them by hand.
  mails: sql`delete from mails where coalesce(failed_at, created_at) < ${daysAgo(keptOnServer.mails.days)}`,
  // A tool that shows a trial has its own copy; a submission decided on again later has none.
  submittedTrials: sql`
    update submissions set sealed_trial = null from cases
    where cases.id = submissions.id and sealed_trial is not null
      and cases.decided_at < ${daysAgo(keptOnServer.trials.days)}`,
  trials: sql`
    delete from tool_trials using tools
    where tools.id = tool_trials.tool_id and tools.status not in ('published', 'closed')`,
  // The answer could not be sent: its mail was given up.
  replyAddresses: sql`
    delete from reply_addresses using cases
    where cases.id = reply_addresses.case_id and cases.decided_at < ${daysAgo(keptOnServer.replies.days)}`,
  mailedAddresses: sql`delete from mailed_addresses where mailed_at <= ${daysAgo(1)}`,
  // By day, because only the day is stored.
  missedSearches: sql`
    delete from missed_searches where day < current_date - ${sql.lit(keptOnServer.missedSearches.days)}::int`,
  toolUses: sql`delete from tool_uses where day < current_date - ${sql.lit(keptUses.days)}::int`,
  // Keeps the newest successful run of each job: pages show its date.
  runs: sql`
    delete from job_runs
    where started_at < ${daysAgo(180)} and status <> 'running'
      and id not in (select max(id) from job_runs where status = 'succeeded' group by job)`,
  // Longer than any backup should be kept.
  deletions: sql`delete from account_deletions where deleted_at < ${daysAgo(keptOnServer.deletions.days)}`,
  // By then the cause is fixed, or has shown up again.
  errors: sql`delete from errors where last_seen_at < ${daysAgo(90)}`,
  // Asked for, and then not read to the end.
  pageReadings: sql`delete from page_readings where asked_at < ${daysAgo(1)}`,
  // Jobs whose retries are used up.
  jobs: sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < ${daysAgo(30)}))`,
} satisfies Record<string, RawBuilder<unknown>>

type Expired = Record<keyof typeof expired, number>

const names = Object.keys(expired) as (keyof Expired)[]

/** Deletes all expired rows, by the clock of the database, and returns their numbers. */
export async function removeExpired(db: Db): Promise<Expired> {
  const removed: [string, number][] = []
  for (const name of names) {
    const { numAffectedRows, rows } = await expired[name].execute(db)
    removed.push([name, Number(numAffectedRows ?? rows.length)])
  }
  return Object.fromEntries(removed) as Expired
}
