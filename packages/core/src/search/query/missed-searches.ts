import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { foldText } from '../text/fold-text.ts'
import { splitRuns } from '../text/split-runs.ts'

const maxQueryLength = 80

/** Upper bound of distinct queries a day: more come from a bot. */
const maxPerDay = 10_000

/** Matches email addresses, telephone and card numbers: nothing that a catalogue could contain. */
const mayBePersonal = (text: string): boolean =>
  text.includes('@') || /\d(?:[ ()./-]?\d){6}/.test(text.normalize('NFKC'))

/** The form in which a query is counted: folded, words with single spaces; undefined if none of it may be stored. */
export function toMissedQuery(text: string): string | undefined {
  const query = splitRuns(text)
    .map((run) => foldText(run.text))
    .join(' ')
  return query === '' || query.length > maxQueryLength || mayBePersonal(text) ? undefined : query
}

/** Counts a search without results: the day, the language and the folded text, and nothing about the visitor. */
export async function countMissedSearch(db: Db, text: string, locale: Locale): Promise<void> {
  const query = toMissedQuery(text)
  if (query === undefined) return
  await sql`
    insert into missed_searches (day, locale, query)
    select current_date, ${locale}, ${query}
    where (select count(*) from missed_searches where day = current_date) < ${sql.lit(maxPerDay)}
    on conflict (day, locale, query) do update set searches = missed_searches.searches + 1
  `.execute(db)
}

export type MissedSearch = { locale: Locale; query: string; searches: number; lastDay: string }

/** Rarer queries are not shown: a text that one person typed once stays private. */
const minSearches = 5

/** Searches without results in the stored days, the most frequent first. */
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
    .having((e) => e.fn.sum('searches'), '>=', minSearches)
    .orderBy('searches', 'desc')
    .orderBy('locale')
    .orderBy('query')
    .execute()
