import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Whether a job with this key waits in the queue. */
export async function hasJob(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.jobs where key = ${key}`.execute(db)
  return rows.length > 0
}
