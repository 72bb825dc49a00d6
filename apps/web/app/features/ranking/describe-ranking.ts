import type { Locale } from '@polydex/contract/locale'
import type { RankingBasis } from '@polydex/contract/ranking'
import { formatMonth } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/translate.tsx'
import { explainOrder } from './explain-order.ts'
import { nameRanking } from './name-ranking.ts'
import type { RankingKind } from './ranking-kind.ts'

export type RankingText = {
  kind: RankingKind
  heading: string
  /** Undefined if the ranking is empty. */
  lead: string | undefined
  how: string[]
  /** For the page's head. */
  title: string
  description: string
}

/** What a ranking is about; a category, a country and a source have a name. */
type Subject = { kind: RankingKind; name?: string; description?: string }

/** Common to all rankings; `total` counts whatever it lists. */
type Known = { month: string | null; basis: RankingBasis; total: number }

/** All texts of a ranking. Without figures, the month is left out: it would promise some. */
export function describeRanking(
  t: Translate,
  locale: Locale,
  { kind, name = '', description = t('site.tagline') }: Subject,
  { month, basis, total }: Known,
): RankingText {
  const heading = nameRanking[kind].heading(t, name)
  const order = explainOrder(kind, basis)
  const shownMonth = month === null || basis === 'none' ? undefined : formatMonth(locale, month)
  return {
    kind,
    heading,
    lead: total === 0 ? undefined : order.lead(t, total),
    how: order.how(t),
    title: shownMonth === undefined ? heading : t('ranking.headTitle', { title: heading, month: shownMonth }),
    description: shownMonth === undefined ? description : nameRanking[kind].summary(t, name, shownMonth),
  }
}
