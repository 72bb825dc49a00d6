import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { formatCompact, formatShortMonth } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { MonthTable } from '../../../ui/figures/month-table.tsx'
import { Unknown } from '../../../ui/figures/unknown.tsx'

type MonthsTableProps = { months: NonNullable<ToolDetail['traffic']>['months'] }

/** The chart as a table. */
export function MonthsTable({ months }: MonthsTableProps) {
  const { t, locale } = useLanguage()
  return (
    <MonthTable
      caption={t('entry.twelveMonths')}
      heads={{ month: t('entry.month'), figure: t('entry.visits') }}
      rows={months.map(({ month, visits }) => ({
        month,
        name: formatShortMonth(locale, month),
        figure: visits === null ? <Unknown /> : formatCompact(locale, visits),
      }))}
    />
  )
}
