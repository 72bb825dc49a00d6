import type { RankedTool, ToolRanking } from '@polydex/contract/figure/ranking'
import { asServed } from '../../../i18n/as-served.ts'
import { GrowthCells } from './growth-cells.tsx'
import { RankCells } from './rank-cells.tsx'
import { RankedFigure } from './ranked-figure.tsx'
import { RankedSubject } from '../ranked-subject.tsx'
import { TrafficCells } from './traffic-cells.tsx'

type RankingRowProps = { tool: RankedTool; hasCountries: boolean } & Pick<ToolRanking, 'basis' | 'comparedWith'>

/** One tool of a ranking. Unknown figures are shown as unknown, never as 0. */
export function RankingRow({ tool, basis, comparedWith, hasCountries }: RankingRowProps) {
  return (
    <tr className={`g-${tool.group}`}>
      <RankCells rank={tool.rank} previousRank={tool.previousRank} isCompared={comparedWith !== null} />
      <RankedSubject tool={tool} />
      <td className="right num visits" {...asServed}>
        <RankedFigure tool={tool} />
      </td>
      {basis !== 'bands' && (
        <>
          <GrowthCells growth={tool.growth} growthRate={tool.growthRate} />
          <TrafficCells series={tool.series} topCountries={hasCountries ? tool.topCountries : null} />
        </>
      )}
    </tr>
  )
}
