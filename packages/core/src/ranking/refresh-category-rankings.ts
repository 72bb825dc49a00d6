import type { Db } from '../db/connect.ts'
import { lastFullMonth, toMonth, type FirstDay } from '../traffic/month.ts'
import { refreshSiteFigures } from '../traffic/refresh-site-figures.ts'
import { computeRanking, type Candidate } from './compute-ranking.ts'
import { findCandidates } from './find-candidates.ts'
import { storeRanking } from './store-ranking.ts'

export type RefreshedRankings = { figuresMonth: string; months: number; lists: number; entries: number }

/**
 * Computes the category rankings of the newest month, and of earlier months that have traffic but no ranking yet;
 * a stored past month is never touched again, unless it is asked for by name. All months of one run appear at once.
 */
export async function refreshCategoryRankings(
  db: Db,
  asked: FirstDay | undefined,
  now: Date,
): Promise<RefreshedRankings> {
  const newest = await findNewestMonth(db, now)
  const months = asked === undefined ? await findMonthsToRank(db, newest) : [asked]
  const refreshed = { figuresMonth: toMonth(newest), months: months.length, lists: 0, entries: 0 }
  await db.transaction().execute(async (transaction) => {
    for (const month of months) {
      const { lists, entries } = await refreshMonth(transaction, month)
      refreshed.lists += lists
      refreshed.entries += entries
    }
  })
  return refreshed
}

async function findNewestMonth(db: Db, now: Date): Promise<FirstDay> {
  const row = await db
    .selectFrom('monthly_traffic')
    .select((e) => e.fn.max('month').as('month'))
    .executeTakeFirst()
  return row?.month ?? lastFullMonth(now)
}

async function findMonthsToRank(db: Db, newest: FirstDay): Promise<FirstDay[]> {
  const rows = await db
    .selectFrom('monthly_traffic')
    .select('month')
    .distinct()
    .where('month', 'not in', (query) => query.selectFrom('rankings').select('month').where('kind', '=', 'category'))
    .execute()
  return [...new Set([...rows.map((row) => row.month), newest])].toSorted()
}

async function refreshMonth(transaction: Db, month: FirstDay): Promise<{ lists: number; entries: number }> {
  await refreshSiteFigures(transaction, month)
  const candidates = await findCandidates(transaction, month)
  const categories = await transaction.selectFrom('categories').select('slug').orderBy('slug').execute()
  const lists = new Map<string, Candidate[]>([['', candidates]])
  for (const { slug } of categories) lists.set(slug, [])
  for (const candidate of candidates) {
    for (const category of candidate.categories) lists.get(category)?.push(candidate)
  }
  let entries = 0
  for (const [key, list] of lists) {
    const ranking = computeRanking(list)
    await storeRanking(transaction, { kind: 'category', key, month }, ranking)
    entries += ranking.entries.length
  }
  return { lists: lists.size, entries }
}
