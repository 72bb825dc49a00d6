import type { CategoryStandings } from '@polydex/contract/figure/ranking'
import { asServed } from '../../../i18n/as-served.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Hatch } from '../../../ui/hatch.tsx'
import { Bar } from '../../../ui/figures/bar.tsx'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { GrowthCells } from './growth-cells.tsx'
import { RankCells } from './rank-cells.tsx'
import { RankedFigure } from './ranked-figure.tsx'

type StandingsRowProps = {
  category: CategoryStandings['categories'][number]
  to: string
  hasVisits: boolean
  isCompared: boolean
}

export function StandingsRow({ category, to, hasVisits, isCompared }: StandingsRowProps) {
  const { t, locale } = useLanguage()
  return (
    <tr className={`g-${category.group}`}>
      <RankCells
        rank={category.rank}
        previousRank={category.previousRank}
        isCompared={isCompared}
        {...(!hasVisits && { unranked: t('band.notListed') })}
      />
      <th scope="row" className="subject-cell">
        <span className="subject">
          <Hatch group={category.group} />
          <span>
            <Link to={to}>
              <span className="name">{category.name}</span>
            </Link>
            <span className="meta" {...asServed}>
              {t('ranking.toolCount', { n: category.tools })}
            </span>
          </span>
        </span>
      </th>
      {!hasVisits && (
        <td className="reach">
          {category.reachShare !== null && (
            <>
              <Bar share={category.reachShare} />
              <span className="unseen" {...asServed}>
                {formatPercent(locale, category.reachShare)}
              </span>
            </>
          )}
        </td>
      )}
      {hasVisits && (
        <>
          <td className="right num visits" {...asServed}>
            <RankedFigure tool={{ visits: category.visits, band: null, bands: null }} />
          </td>
          <GrowthCells growth={category.growth} growthRate={category.growthRate} />
        </>
      )}
      <td className="top-tools">
        <ol>
          {category.topTools.map(({ slug, name, mark }) => (
            <li key={slug}>
              <Mark name={name} mark={mark} size={24} />
              <Link to={pathTo('tool', locale, slug)}>{name}</Link>
            </li>
          ))}
        </ol>
      </td>
    </tr>
  )
}
