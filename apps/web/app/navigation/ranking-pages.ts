import type { SiteFigures } from '@polydex/contract/tool/category'
import type { RankingKind } from '@polydex/contract/figure/ranking'
import type { Translate } from '../i18n/translate.tsx'
import type { PageName } from '../addresses/pages.ts'

/** The content of a ranking page: a list of tools, or an overview (in the plural) that links to such lists. */
export type RankingView = RankingKind | 'all' | 'categories' | 'regions' | 'sources'

type RankingPage = {
  view: RankingView
  page: PageName
  name: (t: Translate) => string
  /** Its name if only places in public lists are known. */
  nameByReach?: (t: Translate) => string
  /** For an overview: the kind of lists that it links to. */
  lists?: RankingKind
}

const rankingPages: readonly RankingPage[] = [
  {
    view: 'all',
    page: 'rank-category-tools',
    name: (t) => t('site.rankTools'),
    nameByReach: (t) => t('site.rankToolsReach'),
  },
  { view: 'trending', page: 'rank-hot', name: (t) => t('site.rankHot') },
  {
    view: 'categories',
    page: 'rank-categories',
    name: (t) => t('site.rankCategories'),
    nameByReach: (t) => t('site.rankCategoriesReach'),
    lists: 'category',
  },
  { view: 'regions', page: 'rank-regions', name: (t) => t('site.byCountry'), lists: 'region' },
  { view: 'sources', page: 'rank-sources', name: (t) => t('site.bySource'), lists: 'source' },
]

const hasFigures = (figures: SiteFigures | null | undefined): boolean =>
  figures?.figuresBasis !== null && figures?.figuresBasis !== 'none'

/**
 * The rankings that menus, tabs and the footer link to, in this order. Rankings by source are omitted if there are no
 * figures by source, and without any figures all but the list of all tools; if it is unknown whether there are figures,
 * all rankings are included.
 */
export const offerRankings = (figures: SiteFigures | null | undefined): readonly RankingPage[] =>
  rankingPages
    .filter(({ view }) => view === 'all' || hasFigures(figures))
    .filter(({ lists }) => lists !== 'source' || figures?.hasSources !== false)
    .map(({ nameByReach, ...page }) =>
      nameByReach !== undefined && figures?.figuresBasis === 'bands' ? { ...page, name: nameByReach } : page,
    )
