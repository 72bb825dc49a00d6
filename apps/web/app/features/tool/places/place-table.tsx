import { asServed } from '../../../i18n/as-served.ts'
import { formatMonthRange, formatShortMonth, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import type { PlaceRow as Row, PlaceSort } from '../bands/arrange-places.ts'
import '../../../ui/figures/data-table.css'
import '../../../ui/figures/growth.css'
import './country-table.css'
import './place-table.css'
import { bandOfCell } from '../../../ui/bands/cell-tone.ts'
import { MonthCells } from '../../../ui/bands/month-cells.tsx'
import { CountryName } from './country-name.tsx'
import { findMove } from '../bands/count-places.ts'
import { describeCells, nameCell } from '../bands/describe-cells.ts'

type PlaceRowProps = {
  row: Row
  /** Months of the cells, oldest first. */
  months: readonly string[]
  /** Month of the linked ranking; undefined: the newest. */
  month: string | undefined
}

/** The class of a cell that has words instead of a number: not listed, not held. */
const classOf = (cell: string): string | undefined => (bandOfCell(cell) === null ? 'none' : undefined)

/** A country's list: the place now, the month before, the list's length, and the months up to now. */
function PlaceRow({ row, months, month }: PlaceRowProps) {
  const { t, locale } = useLanguage()
  const { code, sites, cells } = row
  const move = findMove(row)
  const [now = '', before] = [cells.at(-1), cells.at(-2)]
  return (
    <tr>
      <th scope="row">
        <CountryName code={code} month={month} />
      </th>
      {before !== undefined && (
        <td className={classOf(before)} {...asServed}>
          {nameCell(t, locale, before)}
        </td>
      )}
      <td className={[classOf(now), move].filter(Boolean).join(' ') || undefined} {...asServed}>
        {nameCell(t, locale, now)}
        {move !== null && <span className="unseen">{` ${move === 'up' ? t('site.up') : t('site.down')}`}</span>}
      </td>
      <td {...asServed}>{formatNumber(locale, sites)}</td>
      <td>
        <MonthCells cells={cells} text={describeCells(t, locale, cells, months)} />
      </td>
    </tr>
  )
}

type PlaceTableProps = {
  caption: string
  rows: readonly Row[]
  /** Months of the cells, oldest first; the last one is shown. */
  months: readonly string[]
  /** Month of linked rankings; undefined: the newest. */
  month: string | undefined
  sort: PlaceSort
  sortAddress: (sort: PlaceSort) => string
}

/** Countries' lists; the links in the column heads sort them. */
export function PlaceTable({ caption, rows, months, month, sort, sortAddress }: PlaceTableProps) {
  const { t, locale } = useLanguage()
  const [first = '', before, last = ''] = [months[0], months.at(-2), months.at(-1)]
  const heading = (by: PlaceSort, text: string, direction: 'ascending' | 'descending') => (
    <th scope="col" aria-sort={sort === by ? direction : undefined}>
      <Link to={sortAddress(by)} {...asServed}>
        {text}
      </Link>
    </th>
  )
  return (
    <table className="data-table place-table">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {heading('name', t('place.country'), 'ascending')}
          {before !== undefined && (
            <th scope="col" {...asServed}>
              {formatShortMonth(locale, before)}
            </th>
          )}
          {heading('place', formatShortMonth(locale, last), 'ascending')}
          {heading('length', t('place.sites'), 'descending')}
          <th scope="col" {...asServed}>
            {first === last ? formatShortMonth(locale, last) : formatMonthRange(locale, first, last)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PlaceRow key={row.code} row={row} months={months} month={month} />
        ))}
      </tbody>
    </table>
  )
}
