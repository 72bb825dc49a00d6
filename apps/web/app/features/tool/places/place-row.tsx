import { asServed } from '../../../i18n/as-served.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { bandOfCell } from '../../../ui/bands/cell-tone.ts'
import { MonthCells } from '../../../ui/bands/month-cells.tsx'
import type { PlaceRow as Row } from '../bands/arrange-places.ts'
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
export function PlaceRow({ row, months, month }: PlaceRowProps) {
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
