import type { Locale } from '@polydex/contract/locale/locale'
import type { RankingView } from '../../navigation/ranking-pages.ts'
import type { RankedFigures, RankingText } from './ranking-text.ts'
import { describeRise } from './country/describe-rise.ts'
import { formatMonth } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/translate.tsx'

/** What a ranking is about; a category, a country and a source have a name. `isByRise`: of a country, what rose. */
export type RankingSubject = { view: RankingView; name?: string; description?: string; isByRise?: boolean }

/** What a ranking is about, in words. */
export type SubjectOf = (t: Translate, locale: Locale) => RankingSubject

/** All texts of a ranking. Without figures, the month is left out: it would promise some. */
export function describeRanking(
  t: Translate,
  locale: Locale,
  { view, name = '', description = t('site.tagline'), isByRise = false }: RankingSubject,
  { month, basis, total }: RankedFigures,
): RankingText {
  if (isByRise && month !== null) return describeRise(t, locale, name, { month, basis, total })
  const { bands, none, ...visits } = rankingTexts[view]
  // Sample visits are sorted like visits.
  const texts = { ...visits, ...(basis === 'bands' ? bands : basis === 'none' ? none : undefined) }
  const heading = texts.heading(t, name)
  const shownMonth = month === null || basis === 'none' ? undefined : formatMonth(locale, month)
  return {
    view,
    heading,
    lead: total === 0 ? undefined : texts.lead(t, total),
    how: texts.how(t),
    title: shownMonth === undefined ? heading : t('ranking.headTitle', { title: heading, month: shownMonth }),
    description: shownMonth === undefined ? description : texts.summary(t, name, shownMonth),
  }
}

type RankingTexts = {
  heading: (t: Translate, name: string) => string
  /** One or two sentences for search engines and shared links. */
  summary: (t: Translate, name: string, month: string) => string
  /** What is listed and by which criterion, in one sentence. */
  lead: (t: Translate, n: number) => string
  /** The formula and its rules, paragraph by paragraph. */
  how: (t: Translate) => string[]
}

const byVisits: Pick<RankingTexts, 'lead' | 'how'> = {
  lead: (t, n) => t('ranking.leadVisits', { n }),
  how: (t) => [t('ranking.howVisits'), t('ranking.howGrowth')],
}
const byReach: typeof byVisits = {
  lead: (t, n) => t('ranking.leadBands', { n }),
  how: (t) => [t('ranking.howReach')],
}
const byName: Partial<RankingTexts> = { lead: (t, n) => t('ranking.leadNone', { n }) }

/**
 * The texts with visits, and those that differ if only places in public lists are known, where none may say "visited",
 * or nothing. `name` is that of the category, country or source. In many languages the country is placed before a colon,
 * where it needs neither article nor case. Rankings by source need visits; those of a country's list: describe-ladder.ts.
 */
const rankingTexts: Record<
  RankingView,
  RankingTexts & { bands?: Partial<RankingTexts>; none?: Partial<RankingTexts> }
> = {
  all: {
    heading: (t) => t('byCategory.titleAll'),
    summary: (t, _, month) => t('byCategory.headDescriptionAll', { month }),
    ...byVisits,
    bands: {
      heading: (t) => t('byCategory.titleAllReach'),
      summary: (t, _, month) => t('byCategory.headDescriptionAllReach', { month }),
      ...byReach,
    },
    none: byName,
  },
  category: {
    heading: (t, category) => t('byCategory.titleCategory', { category }),
    summary: (t, category, month) => t('byCategory.headDescriptionCategory', { category, month }),
    ...byVisits,
    bands: {
      heading: (t, category) => t('byCategory.titleCategoryReach', { category }),
      summary: (t, category, month) => t('byCategory.headDescriptionCategoryReach', { category, month }),
      ...byReach,
    },
    none: byName,
  },
  trending: {
    heading: (t) => t('trending.title'),
    summary: (t, _, month) => t('trending.headDescription', { month }),
    lead: (t, n) => t('trending.lead', { n }),
    how: (t) => [t('trending.how'), t('ranking.howRules')],
    bands: {
      heading: (t) => t('trending.titleBands'),
      summary: (t, _, month) => t('trending.headDescriptionBands', { month }),
      lead: (t, n) => t('trending.leadBands', { n }),
      how: (t) => [t('trending.howBands'), t('ranking.howReach')],
    },
  },
  region: {
    heading: (t, country) => t('region.title', { country }),
    summary: (t, country, month) => t('region.headDescription', { country, month }),
    lead: (t, n) => t('region.lead', { n }),
    how: (t) => [t('region.how'), t('ranking.howGrowth')],
  },
  source: {
    heading: (t, source) => t('source.title', { source }),
    summary: (t, source, month) => t('source.headDescription', { source, month }),
    lead: (t, n) => t('source.lead', { n }),
    how: (t) => [t('source.how'), t('ranking.howGrowth')],
  },
  categories: {
    heading: (t) => t('standings.title'),
    summary: (t, _, month) => t('standings.headDescription', { month }),
    lead: (t, n) => t('standings.lead', { n }),
    how: (t) => [t('standings.how'), t('ranking.howGrowth')],
    bands: {
      heading: (t) => t('standings.titleReach'),
      summary: (t, _, month) => t('standings.headDescriptionReach', { month }),
      lead: (t, n) => t('standings.leadBands', { n }),
      how: (t) => [t('standings.howBands'), t('ranking.howReach')],
    },
    none: { lead: (t, n) => t('standings.leadNone', { n }) },
  },
  regions: {
    heading: (t) => t('region.titleAll'),
    summary: (t, _, month) => t('region.headDescriptionAll', { month }),
    lead: (t, n) => t('region.leadAll', { n }),
    how: (t) => [t('region.how'), t('ranking.howRules')],
    bands: {
      summary: (t, _, month) => t('region.headDescriptionAllBands', { month }),
      lead: (t, n) => t('region.leadAllBands', { n }),
      how: (t) => [t('region.howBands')],
    },
  },
  sources: {
    heading: (t) => t('source.titleAll'),
    summary: (t, _, month) => t('source.headDescriptionAll', { month }),
    lead: (t) => t('source.leadAll'),
    how: (t) => [t('source.how'), t('ranking.howRules')],
  },
}
