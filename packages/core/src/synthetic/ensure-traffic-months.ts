import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'

/** Makes the partitions into which figures of these months go. */
export async function ensureTrafficMonths(db: Db, months: readonly FirstDay[]): Promise<void> {
  for (const month of months) await sql`select ensure_month_partition('monthly_traffic', ${month})`.execute(db)
}
