import type { RankingBasis } from '@polydex/contract/figure/ranking'
import type { RankingView } from '../../navigation/ranking-pages.ts'
import type { Translate } from '../../i18n/translate.tsx'

type Order = {
  /** What is listed and by which criterion, in one sentence. */
  lead: (t: Translate, n: number) => string
  /** The formula and its rules, paragraph by paragraph. */
  how: (t: Translate) => string[]
  /** Replaces the ranking's own summary. */
  summary?: (t: Translate, month: string) => string
}

type RankingTexts = {
  heading: (t: Translate, name: string) => string
  /** One or two sentences for search engines and shared links. */
  summary: (t: Translate, name: string, month: string) => string
  /** Without `bands`: describe-ladder.ts has the texts. */
  orders: { visits: Order; bands?: Order; none?: Order }
  /** Heading and summary if only places in public lists are known; without them, the same as with visits. */
  byReach?: Pick<RankingTexts, 'heading' | 'summary'>
}

const byVisits: Order = {
  lead: (t, n) => t('ranking.leadVisits', { n }),
  how: (t) => [t('ranking.howVisits'), t('ranking.howGrowth')],
}
const byReach: Order = { lead: (t, n) => t('ranking.leadBands', { n }), how: (t) => [t('ranking.howReach')] }
const byName: Order = { ...byVisits, lead: (t, n) => t('ranking.leadNone', { n }) }

const bySource: Order = {
  lead: (t, n) => t('source.lead', { n }),
  how: (t) => [t('source.how'), t('ranking.howGrowth')],
}
const sources: Order = {
  lead: (t) => t('source.leadAll'),
  how: (t) => [t('source.how'), t('ranking.howRules')],
}

/**
 * `name` is that of the category, country or source. In many languages the country is placed before a colon, where it
 * needs neither article nor case. Rankings by source need visits; without any, they do not exist.
 */
const rankingTexts: Record<RankingView, RankingTexts> = {
  all: {
    heading: (t) => t('byCategory.titleAll'),
    summary: (t, _, month) => t('byCategory.headDescriptionAll', { month }),
    byReach: {
      heading: (t) => t('byCategory.titleAllReach'),
      summary: (t, _, month) => t('byCategory.headDescriptionAllReach', { month }),
    },
    orders: { visits: byVisits, bands: byReach, none: byName },
  },
  category: {
    heading: (t, category) => t('byCategory.titleCategory', { category }),
    summary: (t, category, month) => t('byCategory.headDescriptionCategory', { category, month }),
    byReach: {
      heading: (t, category) => t('byCategory.titleCategoryReach', { category }),
      summary: (t, category, month) => t('byCategory.headDescriptionCategoryReach', { category, month }),
    },
    orders: { visits: byVisits, bands: byReach, none: byName },
  },
  trending: {
    heading: (t) => t('trending.title'),
    summary: (t, _, month) => t('trending.headDescription', { month }),
    byReach: {
      heading: (t) => t('trending.titleBands'),
      summary: (t, _, month) => t('trending.headDescriptionBands', { month }),
    },
    orders: {
      visits: {
        lead: (t, n) => t('trending.lead', { n }),
        how: (t) => [t('trending.how'), t('ranking.howRules')],
      },
      bands: {
        lead: (t, n) => t('trending.leadBands', { n }),
        how: (t) => [t('trending.howBands'), t('ranking.howReach')],
      },
    },
  },
  region: {
    heading: (t, country) => t('region.title', { country }),
    summary: (t, country, month) => t('region.headDescription', { country, month }),
    orders: {
      visits: {
        lead: (t, n) => t('region.lead', { n }),
        how: (t) => [t('region.how'), t('ranking.howGrowth')],
      },
    },
  },
  source: {
    heading: (t, source) => t('source.title', { source }),
    summary: (t, source, month) => t('source.headDescription', { source, month }),
    orders: { visits: bySource, bands: bySource },
  },
  categories: {
    heading: (t) => t('standings.title'),
    summary: (t, _, month) => t('standings.headDescription', { month }),
    byReach: {
      heading: (t) => t('standings.titleReach'),
      summary: (t, _, month) => t('standings.headDescriptionReach', { month }),
    },
    orders: {
      visits: {
        lead: (t, n) => t('standings.lead', { n }),
        how: (t) => [t('standings.how'), t('ranking.howGrowth')],
      },
      bands: {
        lead: (t, n) => t('standings.leadBands', { n }),
        how: (t) => [t('standings.howBands'), t('ranking.howReach')],
      },
      none: {
        lead: (t, n) => t('standings.leadNone', { n }),
        how: (t) => [t('standings.how'), t('ranking.howGrowth')],
      },
    },
  },
  regions: {
    heading: (t) => t('region.titleAll'),
    summary: (t, _, month) => t('region.headDescriptionAll', { month }),
    orders: {
      visits: {
        lead: (t, n) => t('region.leadAll', { n }),
        how: (t) => [t('region.how'), t('ranking.howRules')],
      },
      bands: {
        lead: (t, n) => t('region.leadAllBands', { n }),
        how: (t) => [t('region.howBands')],
        summary: (t, month) => t('region.headDescriptionAllBands', { month }),
      },
    },
  },
  sources: {
    heading: (t) => t('source.titleAll'),
    summary: (t, _, month) => t('source.headDescriptionAll', { month }),
    orders: { visits: sources, bands: sources },
  },
}

/** Explains the order of a list, by its view and the available figures. Sample visits are sorted like visits. */
export function explainOrder(view: RankingView, basis: RankingBasis): Order {
  const { visits, bands, none } = rankingTexts[view].orders
  return basis === 'bands' ? (bands ?? visits) : basis === 'none' ? (none ?? visits) : visits
}

/** Heading and summary of a ranking: if only places in public lists are known, neither says "visited". */
export const nameRanking = (view: RankingView, basis: RankingBasis): Pick<RankingTexts, 'heading' | 'summary'> =>
  (basis === 'bands' ? rankingTexts[view].byReach : undefined) ?? rankingTexts[view]
