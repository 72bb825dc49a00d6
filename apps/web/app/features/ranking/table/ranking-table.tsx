import type { ReactNode } from 'react'
import { asServed } from '../../../i18n/as-served.ts'
import { formatNumber, formatSignedCompact, formatSignedPercent } from '../../../i18n/format.ts'
import { useLanguage, type Language } from '../../../i18n/translate.tsx'
import { Growth } from '../../../ui/figures/growth.tsx'
import { Unknown } from '../../../ui/figures/unknown.tsx'
import { Link } from '../../../ui/link.tsx'
import '../../../ui/figures/data-table.css'
import './ranking-table.css'

export type Column<Row> = {
  heading: string
  /** Of the heading and the cells: where narrow screens place or hide them. */
  className: string
  /** Names its row. */
  isName?: boolean
  /** Has numbers, aligned at their end. */
  isFigure?: boolean
  cell: (row: Row) => ReactNode
}

type RankingTableProps<Row> = {
  className: string
  /** Id of the heading that names the table; without it, the caption does. */
  labelledBy?: string
  /** The table is the target of the link to the results. */
  caption?: string
  /** False: a column that this table lacks. */
  columns: readonly (Column<Row> | false)[]
  rows: readonly Row[]
  /** Shown instead of a row's figures. */
  noteOf?: (row: Row) => string | undefined
}

/** The table of all rankings: each is a list of columns. Rows have the hue of their group. */
export function RankingTable<Row extends { slug: string; group?: string }>({
  className,
  labelledBy,
  caption,
  columns: offered,
  rows,
  noteOf,
}: RankingTableProps<Row>) {
  const columns = offered.filter((column) => column !== false)
  return (
    <table className={`data-table ${className}`} aria-labelledby={labelledBy}>
      {caption !== undefined && (
        <caption className="unseen" id="results" tabIndex={-1} {...asServed}>
          {caption}
        </caption>
      )}
      <thead>
        <tr>
          {columns.map(({ heading, className: name, isFigure }) => (
            <th key={heading} scope="col" className={isFigure ? `right ${name}` : name} {...asServed}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const note = noteOf?.(row)
          return (
            <tr key={row.slug} className={row.group && `g-${row.group}`}>
              {columns.map(({ heading, className: name, isName, isFigure, cell }) =>
                isName ? (
                  <th key={heading} scope="row" className={name}>
                    {cell(row)}
                  </th>
                ) : (
                  note === undefined && (
                    <td key={heading} className={isFigure ? `right num ${name}` : name} {...asServed}>
                      {cell(row)}
                    </td>
                  )
                ),
              )}
              {note !== undefined && <td colSpan={columns.length - 1}>{note}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type Places = { rank: number | null; previousRank: number | null }

export const placeColumn = ({ t, locale }: Language, unranked: ReactNode): Column<Places> => ({
  heading: t('ranking.rank'),
  className: 'place',
  cell: ({ rank }) => (rank === null ? unranked : formatNumber(locale, rank)),
})

/** Empty without a month to compare with. */
export const changeColumn = ({ t }: Language, isCompared: boolean): Column<Places> => ({
  heading: t('ranking.change'),
  className: 'change',
  cell: (places) => isCompared && <RankChange {...places} />,
})

/** Places gained or lost since the previous month; "new" if there is no previous rank. */
function RankChange({ rank, previousRank }: Places) {
  const { t, locale } = useLanguage()
  if (rank === null) return null
  if (previousRank === null) return <span className="flat">{t('ranking.newEntry')}</span>
  const places = previousRank - rank
  if (places === 0) {
    return (
      <span className="flat">
        –<span className="unseen"> {t('site.unchanged')}</span>
      </span>
    )
  }
  const count = { n: Math.abs(places) }
  return (
    <Growth value={places} meaning={places > 0 ? t('ranking.placesUp', count) : t('ranking.placesDown', count)}>
      <span aria-hidden="true">{formatNumber(locale, count.n)}</span>
    </Growth>
  )
}

type Subject = { to: string; picture: ReactNode; about: ReactNode }

/** What a row is about: its picture, its name as a link, and a line below. */
export const nameColumn = <Row extends { name: string }>(
  heading: string,
  subjectOf: (row: Row) => Subject,
): Column<Row> => ({
  heading,
  className: 'subject-cell',
  isName: true,
  cell: (row) => {
    const { to, picture, about } = subjectOf(row)
    return (
      <span className="subject">
        {picture}
        <span>
          <Link to={to}>
            <span className="name">{row.name}</span>
          </Link>
          <span className="meta" {...asServed}>
            {about}
          </span>
        </span>
      </span>
    )
  },
})

/** Growth and growth rate: only for lists with visits. */
export const growthColumns = ({
  t,
  locale,
}: Language): Column<{ growth: number | null; growthRate: number | null }>[] => [
  {
    heading: t('ranking.growth'),
    className: 'gained',
    isFigure: true,
    cell: ({ growth }) =>
      growth === null ? <Unknown /> : <Growth value={growth}>{formatSignedCompact(locale, growth)}</Growth>,
  },
  {
    heading: t('ranking.growthRate'),
    className: 'rate',
    isFigure: true,
    cell: ({ growthRate: rate }) =>
      rate === null ? <Unknown /> : <Growth value={rate}>{formatSignedPercent(locale, rate)}</Growth>,
  },
]
