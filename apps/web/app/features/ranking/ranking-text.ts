import type { RankingBasis } from '@polydex/contract/figure/ranking'
import type { RankingView } from '../../navigation/ranking-pages.ts'

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

/** Common to all rankings; `total` counts whatever it lists. */
export type RankedFigures = { month: string | null; basis: RankingBasis; total: number }
