import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { formatMonth, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { MonthTable } from '../../../ui/figures/month-table.tsx'
import { Panel } from '../../../ui/page/panel.tsx'

type StatedVisitsProps = { name: string; visits: NonNullable<ToolDetail['maker']>['visits'] }

/** Visits as the maker states them, newest month first: a kind of its own, apart from all other figures. */
export function StatedVisits({ name, visits }: StatedVisitsProps) {
  const { t, locale } = useLanguage()
  return (
    <Panel title={t('entry.statedVisits')} className="section later">
      <p className="panel-text">{t('entry.statedNote', { name })}</p>
      <MonthTable
        caption={t('entry.statedVisits')}
        heads={{ month: t('entry.month'), figure: t('entry.visits') }}
        rows={visits.toReversed().map(({ month, visits: stated }) => ({
          month,
          name: formatMonth(locale, month),
          figure: formatNumber(locale, stated),
        }))}
      />
    </Panel>
  )
}
