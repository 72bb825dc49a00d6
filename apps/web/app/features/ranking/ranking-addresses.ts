import type { Locale } from '@polydex/contract/locale/locale'
import type { PageName } from '../../addresses/pages.ts'
import { pathTo, type Query } from '../../addresses/path-to.ts'

/** The addresses of one ranking: its own, and those of its other months and pages. */
export type RankingAddresses = {
  canonical: { page: PageName; parameter: string | undefined; query: Query }
  ofMonth: (month: string | undefined) => string
  ofPage: (page: number) => string
}

export function rankingAddresses(
  page: PageName,
  locale: Locale,
  parameter: string | undefined,
  query: Query,
  months: readonly string[],
): RankingAddresses {
  // The newest month, given explicitly, is the same page as the ranking without a month.
  const month = query.month === months[0] ? undefined : query.month
  return {
    canonical: { page, parameter, query: { month, page: query.page } },
    ofMonth: (chosen) => pathTo(page, locale, parameter, { ...query, month: chosen, page: undefined }),
    ofPage: (number) => pathTo(page, locale, parameter, { ...query, page: number }),
  }
}
