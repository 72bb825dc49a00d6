import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** A job that runs, or whose process was killed: the latter has been silent for more than a minute. */
export type RunningJob = { job: string; runningSeconds: number; silentSeconds: number }

/** Of each job that has a run under way: since when the oldest one runs, and how long the most silent one is silent. */
export const findRunningJobs = async (db: Db): Promise<RunningJob[]> => {
  const { rows } = await sql<RunningJob>`
    select job, max(extract(epoch from now() - started_at))::float8 as "runningSeconds",
           max(extract(epoch from now() - heartbeat_at))::float8 as "silentSeconds"
    from job_runs
    where status = 'running'
    group by job
    order by job
  `.execute(db)
  return rows
}
