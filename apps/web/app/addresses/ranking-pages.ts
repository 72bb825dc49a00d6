import type { RankingKind } from '@polydex/contract/ranking'
import type { Translate } from '../i18n/translate.tsx'
import type { PageName } from './pages.ts'

/** What a page shows of rankings: a list of tools, or an overview (in the plural) that links to such lists. */
export type RankingView = RankingKind | 'all' | 'categories' | 'regions' | 'sources'

type RankingPage = {
  view: RankingView
  page: PageName
  name: (t: Translate) => string
  /** An overview links to the lists of this kind. */
  lists?: RankingKind
}

/** The rankings that menus, tabs and the footer link to, in their order. */
export const rankingPages: readonly RankingPage[] = [
  { view: 'all', page: 'rank-category-tools', name: (t) => t('site.rankTools') },
  { view: 'trending', page: 'rank-hot', name: (t) => t('site.rankHot') },
  { view: 'categories', page: 'rank-categories', name: (t) => t('site.rankCategories'), lists: 'category' },
  { view: 'regions', page: 'rank-regions', name: (t) => t('site.byCountry'), lists: 'region' },
  { view: 'sources', page: 'rank-sources', name: (t) => t('site.bySource'), lists: 'source' },
]
