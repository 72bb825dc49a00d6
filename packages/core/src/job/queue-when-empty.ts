import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Queues a job of the worker if the site has no tool and the job is not queued yet. Returns whether it did. */
export async function queueWhenEmpty(db: Db, job: string): Promise<boolean> {
  // By its key, two workers that start at once queue it once.
  const { rows } = await sql`
    select graphile_worker.add_job(${job}, job_key => ${job}, max_attempts => 5)
    where not exists (select from tools)
      and not exists (select from graphile_worker.jobs where task_identifier = ${job})
  `.execute(db)
  return rows.length > 0
}
