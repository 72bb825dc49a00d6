import { sql } from 'kysely'

/**
 * Whether the daily update still runs: it starts at the same hour each night and catches up within half a day, so that
 * 36 hours without a success mean that a night was lost.
 */
export const isUpdatedDaily = sql<boolean>`exists (
  select from job_runs
  where job = 'daily-update' and status = 'succeeded' and finished_at > now() - interval '36 hours')`
