import type { RankedTool } from '@polydex/contract/ranking'
import { formatNumber, formatSignedCompact, formatSignedPercent } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Flag } from '../../ui/flag.tsx'
import { Growth } from '../../ui/growth.tsx'
import { Hatch } from '../../ui/hatch.tsx'
import { Sparkline } from '../../ui/sparkline.tsx'
import { RankChange } from './rank-change.tsx'
import { RankedFigure } from './ranked-figure.tsx'

/** One tool of a ranking. What is not known says so; it is never a nought. */
export function RankingRow({ tool }: { tool: RankedTool }) {
  const { t, locale } = useLanguage()
  const unknown = (
    <span className="unknown">
      –<span className="vh"> {t('ranking.noData')}</span>
    </span>
  )
  const meaning = (value: number) =>
    value > 0 ? t('ranking.up') : value < 0 ? t('ranking.down') : t('ranking.unchanged')
  return (
    <tr className={`g-${tool.group}`}>
      <td className="rk">{tool.rank === null ? unknown : formatNumber(locale, tool.rank)}</td>
      <td className="chg">
        <RankChange rank={tool.rank} previousRank={tool.previousRank} />
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
      <td className="r num grr">
        {tool.growth === null ? (
          unknown
        ) : (
          <Growth value={tool.growth} meaning={meaning(tool.growth)}>
            {formatSignedCompact(locale, tool.growth)}
          </Growth>
        )}
      </td>
      <td className="r num grc">
        {tool.growthRate === null ? (
          unknown
        ) : (
          <Growth value={tool.growthRate} meaning={meaning(tool.growthRate)}>
            {formatSignedPercent(locale, tool.growthRate)}
          </Growth>
        )}
      </td>
      <td className="sp">
        <Sparkline values={tool.series} />
      </td>
      <td className="fl">
        <span className="flags">
          {tool.topCountries.map(({ code }) => (
            <Flag key={code} code={code} />
          ))}
        </span>
      </td>
    </tr>
  )
}
