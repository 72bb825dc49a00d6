import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Throws while the database cannot be reached. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
