import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { runWithShortLocks } from '../db/run-with-short-locks.ts'
import { addMonths, lastFullMonth, type FirstDay } from './month.ts'

const parents = ['monthly_traffic', 'rank_bands', 'site_figures'] as const

/** Months created ahead of the last full one: a worker that was down for a month still finds its partition. */
const monthsAhead = 2

/** Creates the partition of a month if it is missing, in a short transaction of its own. */
export async function ensureMonthPartition(db: Db, parent: (typeof parents)[number], month: FirstDay): Promise<void> {
  await runWithShortLocks(db, (transaction) =>
    sql`select ensure_month_partition(${parent}, ${month})`.execute(transaction),
  )
}

/** Creates the partitions of coming months, so that the first figures of a new month find theirs. */
export async function ensureComingMonths(db: Db, now: Date): Promise<void> {
  for (const parent of parents)
    for (let ahead = 0; ahead <= monthsAhead; ahead += 1)
      await ensureMonthPartition(db, parent, addMonths(lastFullMonth(now), ahead))
}
