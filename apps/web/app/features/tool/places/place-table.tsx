import { asServed } from '../../../i18n/as-served.ts'
import { formatMonthRange, formatShortMonth } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import type { PlaceRow as Row, PlaceSort } from '../bands/arrange-places.ts'
import { PlaceRow } from './place-row.tsx'
import '../../../ui/figures/data-table.css'
import '../../../ui/figures/growth.css'
import './country-table.css'
import './place-table.css'

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
