import type { ReactNode } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import './data-table.css'

type MonthTableProps = {
  /** For screen readers; visible only if no heading says the same. */
  caption: string
  isCaptionShown?: boolean
  heads: { month: string; figure: string }
  rows: readonly { month: string; name: string; figure: ReactNode }[]
}

/** A figure for each month. */
export function MonthTable({ caption, isCaptionShown = false, heads, rows }: MonthTableProps) {
  return (
    <table className="data-table">
      <caption className={isCaptionShown ? undefined : 'unseen'}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.month}</th>
          <th scope="col" className="right">
            {heads.figure}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, name, figure }) => (
          <tr key={month}>
            <th scope="row" {...asServed}>
              {name}
            </th>
            <td className="right num" {...asServed}>
              {figure}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
