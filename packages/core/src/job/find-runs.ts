import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Json } from '../db/tables.gen.ts'
import { isLost } from './heartbeat.ts'

export type LatestRun = {
  job: string
  status: 'running' | 'succeeded' | 'failed'
  startedAt: Date
  finishedAt: Date | null
  result: Json
  error: string | null
  /** The process is gone, although the row still says running. */
  isLost: boolean
}

/** The newest run of each job, by name. */
export const findLatestRuns = (db: Db): Promise<LatestRun[]> =>
  db
    .selectFrom('job_runs')
    .distinctOn('job')
    .select(['job', 'status', 'started_at as startedAt', 'finished_at as finishedAt', 'result', 'error'])
    .select(sql<boolean>`status = 'running' and ${isLost}`.as('isLost'))
    .orderBy('job')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export type Freshness = { job: string; succeededAt: Date; figuresMonth: string | null }

/**
 * The newest successful run of each job, without jobs that never succeeded. `figuresMonth` is the month reported by
 * refresh-rankings, as pages show it; other jobs have none.
 */
export const findFreshness = (db: Db): Promise<Freshness[]> =>
  db
    .selectFrom('job_runs')
    .distinctOn('job')
    .select(['job', 'finished_at as succeededAt', sql<string | null>`result ->> 'figuresMonth'`.as('figuresMonth')])
    .where('status', '=', 'succeeded')
    .orderBy('job')
    .orderBy('started_at', 'desc')
    // Guaranteed by a table constraint: a run that ended has an end time.
    .$narrowType<{ succeededAt: Date }>()
    .execute()

/** A running job, or one whose process was killed: then its last heartbeat is more than a minute old. */
export type RunningJob = { job: string; runningSeconds: number; silentSeconds: number }

/** For each job with running rows: the age of the oldest run, and the longest time since a heartbeat. */
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
