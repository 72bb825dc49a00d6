import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Makes every job of the queue due immediately. */
export async function hurryJobs(db: Db): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = to_timestamp(0)`.execute(db)
}
