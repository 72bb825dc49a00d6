import type { RankingView } from '../../navigation/ranking-pages.ts'
import type { Locale } from '@polydex/contract/locale/locale'
import type { RankingBasis } from '@polydex/contract/figure/ranking'
import { formatMonth } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/translate.tsx'
import { explainOrder, nameRanking } from './ranking-texts.ts'

export type RankingText = {
  view: RankingView
  heading: string
  /** Undefined if the ranking is empty. */
  lead: string | undefined
  how: string[]
  /** For the page's head. */
  title: string
  description: string
}

/** What a ranking is about; a category, a country and a source have a name. */
export type RankingSubject = { view: RankingView; name?: string; description?: string }

/** Common to all rankings; `total` counts whatever it lists. */
export type RankedFigures = { month: string | null; basis: RankingBasis; total: number }

/** All texts of a ranking. Without figures, the month is left out: it would promise some. */
export function describeRanking(
  t: Translate,
  locale: Locale,
  { view, name = '', description = t('site.tagline') }: RankingSubject,
  { month, basis, total }: RankedFigures,
): RankingText {
  const texts = nameRanking(view, basis)
  const heading = texts.heading(t, name)
  const order = explainOrder(view, basis)
  const shownMonth = month === null || basis === 'none' ? undefined : formatMonth(locale, month)
  return {
    view,
    heading,
    lead: total === 0 ? undefined : order.lead(t, total),
    how: order.how(t),
    title: shownMonth === undefined ? heading : t('ranking.headTitle', { title: heading, month: shownMonth }),
    description:
      shownMonth === undefined ? description : (order.summary?.(t, shownMonth) ?? texts.summary(t, name, shownMonth)),
  }
}
