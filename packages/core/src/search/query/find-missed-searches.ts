import type { Locale } from '@polydex/contract/locale'
import type { Db } from '../../db/connect.ts'

export type MissedSearch = { locale: Locale; query: string; searches: number; lastDay: string }

/** Fewer are not shown: what one person typed once is nobody's business. */
const leastSearches = 5

/** What was searched for and not found in the days that are kept, the most wanted first. */
export const findMissedSearches = (db: Db): Promise<MissedSearch[]> =>
  db
    .selectFrom('missed_searches')
    .select((e) => [
      e.ref('locale').$castTo<Locale>().as('locale'),
      'query',
      e.fn.sum<number>('searches').as('searches'),
      e.fn.max('day').as('lastDay'),
    ])
    .groupBy(['locale', 'query'])
    .having((e) => e.fn.sum('searches'), '>=', leastSearches)
    .orderBy('searches', 'desc')
    .orderBy('locale')
    .orderBy('query')
    .execute()
