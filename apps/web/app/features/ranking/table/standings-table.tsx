import type { CategoryStandings } from '@polydex/contract/figure/ranking'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCompact, formatPercent } from '../../../i18n/format.ts'
import { useLanguage, type Language } from '../../../i18n/translate.tsx'
import { Bar } from '../../../ui/figures/bar.tsx'
import { Unknown } from '../../../ui/figures/unknown.tsx'
import { Hatch } from '../../../ui/hatch.tsx'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { changeColumn, growthColumns, nameColumn, placeColumn, RankingTable, type Column } from './ranking-table.tsx'
import './standings-table.css'

type StandingsTableProps = {
  standings: CategoryStandings
  caption: string
  addressOf: (category: string) => string
}

type Category = CategoryStandings['categories'][number]

/** Categories in order of their visits or reach, each with its first three tools. */
export function StandingsTable({ standings, caption, addressOf }: StandingsTableProps) {
  const language = useLanguage()
  const { t } = language
  const isByReach = standings.basis === 'bands'
  return (
    <RankingTable
      className="rank standings"
      caption={caption}
      rows={standings.categories}
      columns={[
        placeColumn(language, isByReach ? <Unknown meaning={t('band.notListed')} /> : <Unknown />),
        changeColumn(language, standings.comparedWith !== null),
        categoryColumn(language, addressOf),
        ...(isByReach ? [reachColumn(language)] : [visitsColumn(language), ...growthColumns(language)]),
        toolsColumn(language),
      ]}
    />
  )
}

const categoryColumn = ({ t }: Language, addressOf: StandingsTableProps['addressOf']): Column<Category> =>
  nameColumn(t('ranking.category'), ({ slug, group, tools }) => ({
    to: addressOf(slug),
    picture: <Hatch group={group} />,
    about: t('ranking.toolCount', { n: tools }),
  }))

const visitsColumn = ({ t, locale }: Language): Column<Category> => ({
  heading: t('ranking.visits'),
  className: 'visits',
  isFigure: true,
  cell: ({ visits }) =>
    visits === null ? <span className="unknown">{t('site.noData')}</span> : formatCompact(locale, visits),
})

const reachColumn = ({ t, locale }: Language): Column<Category> => ({
  heading: t('standings.reach'),
  className: 'reach',
  cell: ({ reachShare }) =>
    reachShare !== null && (
      <>
        <Bar share={reachShare} />
        <span className="unseen" {...asServed}>
          {formatPercent(locale, reachShare)}
        </span>
      </>
    ),
})

const toolsColumn = ({ t, locale }: Language): Column<Category> => ({
  heading: t('ranking.topTools'),
  className: 'top-tools',
  cell: ({ topTools }) => (
    <ol>
      {topTools.map(({ slug, name, mark }) => (
        <li key={slug}>
          <Mark name={name} mark={mark} size={24} />
          <Link to={pathTo('tool', locale, slug)}>{name}</Link>
        </li>
      ))}
    </ol>
  ),
})
