import type { ToolRanking } from '@polydex/contract/figure/ranking'
import { renderParts, type PageRequest } from '../../request/render-parts.server.tsx'
import { hasMoves } from '../../ui/bands/has-moves.ts'
import type { SubjectOf } from './describe-ranking.ts'
import { RankedTable } from './table/ranked-table.tsx'

/** A ranking whose rows the server alone renders. */
export type ShownRanking<Ranking extends ToolRanking = ToolRanking> = Omit<Ranking, 'tools'> & {
  isEmpty: boolean
  /** Whether any of the tools has lists that are compared with the month before. */
  isCompared: boolean
}

/** A ranking without its tools, and the table of its tools, which needs no script. */
export function renderRanking<Ranking extends ToolRanking>(page: PageRequest, ranking: Ranking, subjectOf: SubjectOf) {
  const { tools, ...rest } = ranking
  const isEmpty = tools.length === 0
  const shown: ShownRanking<Ranking> = { ...rest, isEmpty, isCompared: hasMoves(tools) }
  const table = isEmpty ? null : <RankedTable ranking={ranking} subjectOf={subjectOf} />
  return { ranking: shown, parts: renderParts(page, [], { table }) }
}
