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
  /** Its process is gone: it says that it runs, and nobody works on it. */
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
