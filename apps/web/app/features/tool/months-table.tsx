import type { ToolDetail } from '@polydex/contract/tool-detail'
import { asServed } from '../../i18n/as-served.ts'
import { formatCompact, formatShortMonth } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Unknown } from '../../ui/unknown.tsx'
import '../../ui/data-table.css'

type MonthsTableProps = { months: NonNullable<ToolDetail['traffic']>['months'] }

/** The chart as a table. */
export function MonthsTable({ months }: MonthsTableProps) {
  const { t, locale } = useLanguage()
  return (
    <table className="data-table">
      <caption className="unseen">{t('entry.twelveMonths')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('entry.month')}</th>
          <th scope="col" className="right">
            {t('entry.visits')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, visits }) => (
          <tr key={month}>
            <th scope="row" {...asServed}>
              {formatShortMonth(locale, month)}
            </th>
            <td className="right num" {...asServed}>
              {visits === null ? <Unknown /> : formatCompact(locale, visits)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
