import { thisSite } from '@polydex/contract/site/site'
import type { CountryLadder } from '@polydex/contract/figure/country-ladder'
import type { Locale } from '@polydex/contract/locale/locale'
import { getCategoryRanking, type ToolRanking } from '@polydex/contract/figure/ranking'
import type { CallApi } from '../api/call-api.ts'
import type { RankingSubject } from '../features/ranking/describe-ranking.ts'
import { composeCategory, composeCountry, composeLadder, composeRanking } from './compose-lists.server.tsx'
import { toShareImage } from './share-image.server.ts'
import type { ShareImage, ShareSubject } from './share-picture.ts'
import { findWords } from './share-words.server.ts'

type Query = Readonly<Record<string, unknown>>

/** Other months, pages and filters show other tools than the picture. */
const isPlain = (query: Query): boolean => Object.values(query).every((value) => value === undefined)

export const shareRanking = (
  locale: Locale,
  named: ShareSubject,
  query: Query,
  ranking: ToolRanking,
  subject: RankingSubject,
): ShareImage | null =>
  isPlain(query) ? toShareImage(named, composeRanking(findWords(locale), ranking, subject)) : null

export const shareCountry = (
  locale: Locale,
  query: Query,
  ranking: ToolRanking & { region: string },
): ShareImage | null => {
  const { region } = ranking
  return isPlain(query)
    ? toShareImage({ kind: 'country', key: region }, composeCountry(findWords(locale), ranking, region))
    : null
}

export const shareLadder = (locale: Locale, query: Query, ladder: CountryLadder): ShareImage | null =>
  isPlain(query)
    ? toShareImage({ kind: 'country', key: ladder.region }, composeLadder(findWords(locale), ladder))
    : null

/** The head of the page makes the same call, and identical reads of a request are one. */
export async function shareCategory(
  callApi: CallApi,
  locale: Locale,
  category: string,
  query: Query,
): Promise<ShareImage | null> {
  if (!isPlain(query) || !thisSite.figures) return null
  const ranking = await callApi(getCategoryRanking, { category, pageSize: 3, locale })
  return toShareImage({ kind: 'category', key: category }, composeCategory(findWords(locale), ranking))
}
