import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The name of the newest migration that the database has, such as `0023_index_newest_tools`. */
export async function findSchemaVersion(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name desc limit 1`.execute(
    db,
  )
  return rows[0]?.name.replace(/\.sql$/, '')
}
