import type { RankedTool, ToolRanking } from '@polydex/contract/ranking'
import { asServed } from '../../i18n/as-served.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Cover } from '../../ui/cover.tsx'
import { Link } from '../../ui/link.tsx'
import { GrowthCells } from './growth-cells.tsx'
import { RankCells } from './rank-cells.tsx'
import { RankedFigure } from './ranked-figure.tsx'
import { TrafficCells } from './traffic-cells.tsx'

type RankingRowProps = { tool: RankedTool } & Pick<ToolRanking, 'basis' | 'comparedWith'>

/** One tool of a ranking. Unknown figures are shown as unknown, never as 0. */
export function RankingRow({ tool, basis, comparedWith }: RankingRowProps) {
  const { t, locale } = useLanguage()
  return (
    <tr className={`g-${tool.group}`}>
      <RankCells rank={tool.rank} previousRank={tool.previousRank} isCompared={comparedWith !== null} />
      <th scope="row" className="subject-cell">
        <span className="subject">
          <Cover name={tool.name} group={tool.group} />
          <span>
            <Link to={pathTo('tool', locale, tool.slug)}>
              <span className="name">{tool.name}</span>
            </Link>
            <span className="meta">
              {tool.category.name}
              {tool.wholeSite && tool.visits !== null && ` · ${t('site.wholeSite')}`}
            </span>
          </span>
        </span>
      </th>
      <td className="right num visits" {...asServed}>
        <RankedFigure tool={tool} />
      </td>
      {basis !== 'bands' && (
        <>
          <GrowthCells growth={tool.growth} growthRate={tool.growthRate} />
          <TrafficCells series={tool.series} topCountries={tool.topCountries} />
        </>
      )}
    </tr>
  )
}
