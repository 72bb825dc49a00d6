import type { RankingKind } from '@polydex/contract/figure/ranking'
import type { PageName } from './pages.ts'

/** The page of a list of tools; a trend has one list, the others one for each category, country or source. */
export const rankingListPage: Record<RankingKind, PageName> = {
  category: 'rank-category-tools',
  region: 'rank-region-tools',
  source: 'rank-source-tools',
  trending: 'rank-hot',
}
