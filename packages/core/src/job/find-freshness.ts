import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export type Freshness = { job: string; succeededAt: Date; figuresMonth: string | null }

/**
 * The newest successful run of each job. A job that never succeeded is not in it. `figuresMonth` is what
 * refresh-rankings reported, as pages show it; other jobs have none.
 */
export const findFreshness = (db: Db): Promise<Freshness[]> =>
  db
    .selectFrom('job_runs')
    .distinctOn('job')
    .select(['job', 'finished_at as succeededAt', sql<string | null>`result ->> 'figuresMonth'`.as('figuresMonth')])
    .where('status', '=', 'succeeded')
    .orderBy('job')
    .orderBy('started_at', 'desc')
    // The table's constraint: a run that ended has its end.
    .$narrowType<{ succeededAt: Date }>()
    .execute()
