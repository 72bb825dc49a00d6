import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The payload of the job with this key; undefined: none is in the queue. */
export async function readJob(db: Db, key: string): Promise<unknown> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs where key = ${key}
  `.execute(db)
  return rows[0]?.payload
}
