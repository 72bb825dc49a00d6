import type { ToolRanking } from '@polydex/contract/figure/ranking'
import { renderParts, type PageRequest } from '../../request/render-parts.server.tsx'
import { hasMoves } from '../../ui/bands/has-moves.ts'
import { RankedTable } from './table/ranked-table.tsx'
import type { ShownRanking, SubjectOf } from './shown-ranking.ts'

/** A ranking without its tools, and the table of its tools, which needs no script. */
export function renderRanking<Ranking extends ToolRanking>(page: PageRequest, ranking: Ranking, subjectOf: SubjectOf) {
  const { tools, ...rest } = ranking
  const isEmpty = tools.length === 0
  const shown: ShownRanking<Ranking> = { ...rest, isEmpty, isCompared: hasMoves(tools) }
  const table = isEmpty ? null : <RankedTable ranking={ranking} subjectOf={subjectOf} />
  return { ranking: shown, parts: renderParts(page, [], { table }) }
}
