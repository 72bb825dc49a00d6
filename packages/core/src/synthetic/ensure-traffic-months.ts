import type { Db } from '../db/connect.ts'
import { ensureMonthPartition } from '../traffic/ensure-month-partition.ts'
import type { FirstDay } from '../traffic/month.ts'

/** Makes the partitions into which figures of these months go. */
export async function ensureTrafficMonths(db: Db, months: readonly FirstDay[]): Promise<void> {
  for (const month of months) await ensureMonthPartition(db, 'monthly_traffic', month)
}
