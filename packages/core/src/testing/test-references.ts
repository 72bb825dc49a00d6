import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/tables.gen.ts'

/** Names of the tables that refer to another one: finds data of an account even in tables added later. */
export async function findReferringTables(db: Db, table: keyof DB): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
    where confrelid = ${table}::regclass and contype = 'f'
    order by 1
  `.execute(db)
  return rows.map(({ name }) => name)
}
