import type { RankingBasis } from '@polydex/contract/ranking'
import type { RankingView } from '../../addresses/ranking-pages.ts'
import type { Translate } from '../../i18n/translate.tsx'

type Order = {
  /** What is listed and by which criterion, in one sentence. */
  lead: (t: Translate, n: number) => string
  /** The formula and its rules, paragraph by paragraph. */
  how: (t: Translate) => string[]
  /** Instead of the ranking's own summary. */
  summary?: (t: Translate, month: string) => string
}

type RankingTexts = {
  heading: (t: Translate, name: string) => string
  /** One or two sentences for search engines and shared links. */
  summary: (t: Translate, name: string, month: string) => string
  /** Without `bands`: describe-ladder.ts has the texts. */
  orders: { visits: Order; bands?: Order; none?: Order }
  /** Heading and summary where only places in public lists are known; without them, the same as with visits. */
  byReach?: Pick<RankingTexts, 'heading' | 'summary'>
}

const byVisits: Order = {
  lead: (t, n) => t('ranking.leadVisits', { n }),
  how: (t) => [t('ranking.howVisits'), t('ranking.howGrowth')],
}
const byReach: Order = { lead: (t, n) => t('ranking.leadBands', { n }), how: (t) => [t('ranking.howReach')] }
const byName: Order = { ...byVisits, lead: (t, n) => t('ranking.leadNone', { n }) }

const bySource: Order = {
  lead: (t, n) => t('ranking.leadSource', { n }),
  how: (t) => [t('ranking.howSource'), t('ranking.howGrowth')],
}
const sources: Order = {
  lead: (t) => t('ranking.leadSources'),
  how: (t) => [t('ranking.howSource'), t('ranking.howRules')],
}

/**
 * `name` is that of the category, country or source. In many languages the country is placed before a colon, where it
 * needs neither article nor case. Rankings by source need visits; without any, they do not exist.
 */
const rankingTexts: Record<RankingView, RankingTexts> = {
  all: {
    heading: (t) => t('ranking.titleAll'),
    summary: (t, _, month) => t('ranking.headDescriptionAll', { month }),
    byReach: {
      heading: (t) => t('ranking.titleAllReach'),
      summary: (t, _, month) => t('ranking.headDescriptionAllReach', { month }),
    },
    orders: { visits: byVisits, bands: byReach, none: byName },
  },
  category: {
    heading: (t, category) => t('ranking.titleCategory', { category }),
    summary: (t, category, month) => t('ranking.headDescriptionCategory', { category, month }),
    byReach: {
      heading: (t, category) => t('ranking.titleCategoryReach', { category }),
      summary: (t, category, month) => t('ranking.headDescriptionCategoryReach', { category, month }),
    },
    orders: { visits: byVisits, bands: byReach, none: byName },
  },
  trending: {
    heading: (t) => t('ranking.titleTrending'),
    summary: (t, _, month) => t('ranking.headDescriptionTrending', { month }),
    byReach: {
      heading: (t) => t('ranking.titleTrendingBands'),
      summary: (t, _, month) => t('ranking.headDescriptionTrendingBands', { month }),
    },
    orders: {
      visits: {
        lead: (t, n) => t('ranking.leadTrending', { n }),
        how: (t) => [t('ranking.howTrending'), t('ranking.howRules')],
      },
      bands: {
        lead: (t, n) => t('ranking.leadTrendingBands', { n }),
        how: (t) => [t('ranking.howTrendingBands'), t('ranking.howReach')],
      },
    },
  },
  region: {
    heading: (t, country) => t('ranking.titleRegion', { country }),
    summary: (t, country, month) => t('ranking.headDescriptionRegion', { country, month }),
    orders: {
      visits: {
        lead: (t, n) => t('ranking.leadRegion', { n }),
        how: (t) => [t('ranking.howRegion'), t('ranking.howGrowth')],
      },
    },
  },
  source: {
    heading: (t, source) => t('ranking.titleSource', { source }),
    summary: (t, source, month) => t('ranking.headDescriptionSource', { source, month }),
    orders: { visits: bySource, bands: bySource },
  },
  categories: {
    heading: (t) => t('ranking.titleCategories'),
    summary: (t, _, month) => t('ranking.headDescriptionCategories', { month }),
    byReach: {
      heading: (t) => t('ranking.titleCategoriesReach'),
      summary: (t, _, month) => t('ranking.headDescriptionCategoriesReach', { month }),
    },
    orders: {
      visits: {
        lead: (t, n) => t('ranking.leadCategories', { n }),
        how: (t) => [t('ranking.howCategories'), t('ranking.howGrowth')],
      },
      bands: {
        lead: (t, n) => t('ranking.leadCategoriesBands', { n }),
        how: (t) => [t('ranking.howCategoriesBands'), t('ranking.howReach')],
      },
      none: {
        lead: (t, n) => t('ranking.leadCategoriesNone', { n }),
        how: (t) => [t('ranking.howCategories'), t('ranking.howGrowth')],
      },
    },
  },
  regions: {
    heading: (t) => t('ranking.titleRegions'),
    summary: (t, _, month) => t('ranking.headDescriptionRegions', { month }),
    orders: {
      visits: {
        lead: (t, n) => t('ranking.leadRegions', { n }),
        how: (t) => [t('ranking.howRegion'), t('ranking.howRules')],
      },
      bands: {
        lead: (t, n) => t('ranking.leadRegionsBands', { n }),
        how: (t) => [t('ranking.howRegionBands')],
        summary: (t, month) => t('ranking.headDescriptionRegionsBands', { month }),
      },
    },
  },
  sources: {
    heading: (t) => t('ranking.titleSources'),
    summary: (t, _, month) => t('ranking.headDescriptionSources', { month }),
    orders: { visits: sources, bands: sources },
  },
}

/** Explains the order of a list, by its kind and the available figures. Sample visits are sorted like visits. */
export function explainOrder(kind: RankingView, basis: RankingBasis): Order {
  const { visits, bands, none } = rankingTexts[kind].orders
  return basis === 'bands' ? (bands ?? visits) : basis === 'none' ? (none ?? visits) : visits
}

/** Heading and summary of a ranking: none says "visited" where only places in public lists are known. */
export const nameRanking = (kind: RankingView, basis: RankingBasis): Pick<RankingTexts, 'heading' | 'summary'> =>
  (basis === 'bands' ? rankingTexts[kind].byReach : undefined) ?? rankingTexts[kind]
