import type { Claim } from '@polydex/contract/claim'
import { asServed } from '../../i18n/as-served.ts'
import { formatMonth, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import '../../ui/data-table.css'

/** What the account has stated so far, newest month first. */
export function StatedMonths({ months }: { months: Claim['statedVisits'] }) {
  const { t, locale } = useLanguage()
  return (
    <table className="data-table">
      <caption>{t('maker.stated')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('maker.month')}</th>
          <th scope="col" className="right">
            {t('maker.visits')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, visits }) => (
          <tr key={month}>
            <th scope="row" {...asServed}>
              {formatMonth(locale, month)}
            </th>
            <td className="right num" {...asServed}>
              {formatNumber(locale, visits)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
