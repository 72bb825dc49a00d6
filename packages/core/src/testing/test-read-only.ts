import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Makes connections opened from now on read-only, as on a standby. */
export async function refuseWrites(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  await sql`
    alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = on
  `.execute(db)
}
