import type { RankingBasis } from '@polydex/contract/ranking'
import type { Translate } from '../../i18n/translate.tsx'
import type { RankingView } from './ranking-view.ts'

type Order = {
  /** What is listed and by which criterion, in one sentence. */
  lead: (t: Translate, n: number) => string
  /** The formula and its rules, paragraph by paragraph. */
  how: (t: Translate) => string[]
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

type Orders = { visits: Order; bands: Order; none?: Order }

/** Rankings by source need visits; without any, they do not exist. */
const orders: Record<RankingView, Orders> = {
  all: { visits: byVisits, bands: byReach, none: byName },
  category: { visits: byVisits, bands: byReach, none: byName },
  trending: {
    visits: {
      lead: (t, n) => t('ranking.leadTrending', { n }),
      how: (t) => [t('ranking.howTrending'), t('ranking.howRules')],
    },
    bands: {
      lead: (t, n) => t('ranking.leadTrendingBands', { n }),
      how: (t) => [t('ranking.howTrendingBands'), t('ranking.howReach')],
    },
  },
  region: {
    visits: {
      lead: (t, n) => t('ranking.leadRegion', { n }),
      how: (t) => [t('ranking.howRegion'), t('ranking.howGrowth')],
    },
    bands: { lead: (t, n) => t('ranking.leadRegionBands', { n }), how: (t) => [t('ranking.howRegionBands')] },
  },
  source: { visits: bySource, bands: bySource },
  categories: {
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
  regions: {
    visits: {
      lead: (t, n) => t('ranking.leadRegions', { n }),
      how: (t) => [t('ranking.howRegion'), t('ranking.howRules')],
    },
    bands: { lead: (t, n) => t('ranking.leadRegions', { n }), how: (t) => [t('ranking.howRegionBands')] },
  },
  sources: { visits: sources, bands: sources },
}

/** Explains the order of a list, by its kind and the available figures. Sample visits are sorted like visits. */
export function explainOrder(kind: RankingView, basis: RankingBasis): Order {
  const { visits, bands, none } = orders[kind]
  return basis === 'bands' ? bands : basis === 'none' ? (none ?? visits) : visits
}
