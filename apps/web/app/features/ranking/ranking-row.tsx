import type { CategoryRanking, RankedTool } from '@polydex/contract/ranking'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Hatch } from '../../ui/hatch.tsx'
import { RankChange } from './rank-change.tsx'
import { RankedFigure } from './ranked-figure.tsx'
import { TrafficCells } from './traffic-cells.tsx'
import { Unknown } from './unknown.tsx'

type RankingRowProps = { tool: RankedTool } & Pick<CategoryRanking, 'basis' | 'comparedWith'>

/** One tool of a ranking. What is not known says so; it is never a nought. */
export function RankingRow({ tool, basis, comparedWith }: RankingRowProps) {
  const { t, locale } = useLanguage()
  return (
    <tr className={`g-${tool.group}`}>
      <td className="rk">{tool.rank === null ? <Unknown /> : formatNumber(locale, tool.rank)}</td>
      <td className="chg">
        {comparedWith !== null && <RankChange rank={tool.rank} previousRank={tool.previousRank} />}
      </td>
      <th scope="row" className="tl">
        <Hatch group={tool.group} />
        <span>
          <span className="name">{tool.name}</span>
          <span className="meta">
            {tool.category.name}
            {tool.wholeSite && tool.visits !== null && ` · ${t('ranking.wholeSite')}`}
          </span>
        </span>
      </th>
      <td className="r num vis" suppressHydrationWarning>
        <RankedFigure tool={tool} />
      </td>
      {basis !== 'bands' && <TrafficCells tool={tool} />}
    </tr>
  )
}
