import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Names of the tables that the API may read but that the version of the data does not cover. */
export async function findUnwatchedTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and has_table_privilege('polydex_api', oid, 'select')
      and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'note_data_change')
    order by 1
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Revokes the API's right to read these tables. */
export async function hideFromApi(db: Db, tables: readonly string[]): Promise<void> {
  for (const name of tables) await sql`revoke select on ${sql.table(name)} from polydex_api`.execute(db)
}
