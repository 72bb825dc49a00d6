import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/tables.gen.ts'

/** Makes every reader of a table wait until the returned function is called: slow statements whose end a test controls. */
export async function holdTable(db: Db, table: keyof DB): Promise<() => Promise<void>> {
  const transaction = await db.startTransaction().execute()
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction)
  return () => transaction.rollback().execute()
}

/** Waits until a statement of this database waits for such a lock. */
export async function waitForHeld(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length > 0) return
  }
}
