import type { CategoryRanking } from '@polydex/contract/ranking'
import { getCategory } from '../category/get-category.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { readToolRanking, type ToolRankingQuery } from './read-tool-ranking.ts'

/** Tools of a category, or of all, by visits. An unknown category throws `not_found`. */
export const findCategoryRanking = (
  db: Db,
  { category: slug, ...query }: ToolRankingQuery & { category?: string | undefined },
): Promise<CategoryRanking> =>
  readSnapshot(db, async (snapshot) => {
    const category = slug === undefined ? null : await getCategory(snapshot, slug, query.locale)
    return { category, ...(await readToolRanking(snapshot, 'category', slug ?? '', query)) }
  })
