import { thisSite } from '@polydex/contract/site/site'
import type { RankingBasis, RankingKind } from '@polydex/contract/figure/ranking'
import type { Db } from '../db/connect.ts'
import { addMonths, toMonth, type FirstDay } from '../traffic/month.ts'

export type RankingList = { id: number; kind: RankingKind; month: FirstDay; basis: RankingBasis; total: number }

/** The months of one list, newest first; none on a site without figures. */
export const findRankingLists = async (db: Db, kind: RankingKind, key: string): Promise<RankingList[]> => {
  if (!thisSite.figures) return []
  return db
    .selectFrom('rankings')
    .select(['id', 'kind', 'month', 'basis', 'total'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('month', 'desc')
    .execute()
}

/** The month before, if its list has the same basis: only then are ranks comparable. */
export function findComparable(
  lists: readonly Pick<RankingList, 'month' | 'basis'>[],
  list: Pick<RankingList, 'month' | 'basis'>,
): string | null {
  const before = lists.find(({ month, basis }) => month === addMonths(list.month, -1) && basis === list.basis)
  return before === undefined ? null : toMonth(before.month)
}
