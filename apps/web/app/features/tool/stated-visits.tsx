import type { ToolDetail } from '@polydex/contract/tool-detail'
import { asServed } from '../../i18n/as-served.ts'
import { formatMonth, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Panel } from '../../ui/panel.tsx'
import '../../ui/data-table.css'

type StatedVisitsProps = { name: string; visits: NonNullable<ToolDetail['maker']>['visits'] }

/** Visits as the maker states them, newest month first: a kind of its own, apart from all other figures. */
export function StatedVisits({ name, visits }: StatedVisitsProps) {
  const { t, locale } = useLanguage()
  return (
    <Panel title={t('entry.statedVisits')}>
      <p className="panel-text">{t('entry.statedNote', { name })}</p>
      <table className="data-table">
        <caption className="unseen">{t('entry.statedVisits')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('entry.month')}</th>
            <th scope="col" className="right">
              {t('entry.visits')}
            </th>
          </tr>
        </thead>
        <tbody>
          {visits.toReversed().map(({ month, visits: stated }) => (
            <tr key={month}>
              <th scope="row" {...asServed}>
                {formatMonth(locale, month)}
              </th>
              <td className="right num" {...asServed}>
                {formatNumber(locale, stated)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
