import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolRanking } from '@polydex/contract/figure/ranking'
import type { Translate } from '../../i18n/translate.tsx'
import type { RankingSubject } from './describe-ranking.ts'

/** What a ranking is about, in words. */
export type SubjectOf = (t: Translate, locale: Locale) => RankingSubject

/** A ranking whose rows the server alone renders. */
export type ShownRanking<Ranking extends ToolRanking = ToolRanking> = Omit<Ranking, 'tools'> & {
  isEmpty: boolean
  /** Whether any of the tools has lists that are compared with the month before. */
  isCompared: boolean
}
