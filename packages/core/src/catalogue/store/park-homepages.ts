import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/**
 * Frees the homepages of tools, which another tool of the same batch takes over. Each address is there once, and
 * PostgreSQL looks after every row, not after the statement. A merged tool keeps the parked address: nobody follows it.
 */
export async function parkHomepages(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update tools set homepage_url = 'https://parked.invalid/' || slug where id = any (${ids}::integer[])
  `.execute(db)
}
