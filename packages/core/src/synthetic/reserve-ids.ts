import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** New ids from the table's own sequence: COPY answers with a count only, and the next table needs the ids. */
export async function reserveIds(db: Db, table: 'sites' | 'tools', count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)
  `.execute(db)
  return rows.map(({ id }) => id)
}
