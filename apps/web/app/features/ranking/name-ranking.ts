import type { Translate } from '../../i18n/translate.tsx'
import type { RankingView } from './ranking-view.ts'

type Texts = {
  heading: (t: Translate, name: string) => string
  /** One or two sentences for search engines and shared links. */
  summary: (t: Translate, name: string, month: string) => string
}

/**
 * `name` is that of the category, country or source. In many languages the country is placed before a colon, where it
 * needs neither article nor case.
 */
export const nameRanking: Record<RankingView, Texts> = {
  all: {
    heading: (t) => t('ranking.titleAll'),
    summary: (t, _, month) => t('ranking.headDescriptionAll', { month }),
  },
  category: {
    heading: (t, category) => t('ranking.titleCategory', { category }),
    summary: (t, category, month) => t('ranking.headDescriptionCategory', { category, month }),
  },
  trending: {
    heading: (t) => t('ranking.titleTrending'),
    summary: (t, _, month) => t('ranking.headDescriptionTrending', { month }),
  },
  region: {
    heading: (t, country) => t('ranking.titleRegion', { country }),
    summary: (t, country, month) => t('ranking.headDescriptionRegion', { country, month }),
  },
  source: {
    heading: (t, source) => t('ranking.titleSource', { source }),
    summary: (t, source, month) => t('ranking.headDescriptionSource', { source, month }),
  },
  categories: {
    heading: (t) => t('ranking.titleCategories'),
    summary: (t, _, month) => t('ranking.headDescriptionCategories', { month }),
  },
  regions: {
    heading: (t) => t('ranking.titleRegions'),
    summary: (t, _, month) => t('ranking.headDescriptionRegions', { month }),
  },
  sources: {
    heading: (t) => t('ranking.titleSources'),
    summary: (t, _, month) => t('ranking.headDescriptionSources', { month }),
  },
}
