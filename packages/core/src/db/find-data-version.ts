import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { isUpdatedDaily } from './is-updated-daily.ts'

/**
 * The version of the data: changes with every write that public pages show (see data_changes), with every new day, and
 * when the site begins or ceases to be updated every day. Read it before the data: then data may be newer than its
 * version, never older.
 */
export async function findDataVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select md5(concat(current_date, ' ', ${isUpdatedDaily}, ' ', string_agg(
      concat(transaction_id, ' ', extract(epoch from changed_at)), ',' order by transaction_id))) as version
    from data_changes
  `.execute(db)
  return rows[0]?.version ?? ''
}
