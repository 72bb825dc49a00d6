import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { formatCompact, formatMonth, formatSignedPercent } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'

type ChartSummaryProps = { months: NonNullable<ToolDetail['traffic']>['months'] }

/** A summary of the chart for screen readers: first and last value, and the range. */
export function ChartSummary({ months }: ChartSummaryProps) {
  const { t, locale } = useLanguage()
  const known = months.flatMap(({ month, visits }) => (visits === null ? [] : [{ month, visits }]))
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return null
  const visits = known.map((month) => month.visits)
  return t('entry.chartSummary', {
    first: formatCompact(locale, first.visits),
    firstMonth: formatMonth(locale, first.month),
    last: formatCompact(locale, last.visits),
    lastMonth: formatMonth(locale, last.month),
    change: first.visits === 0 ? t('site.noData') : formatSignedPercent(locale, last.visits / first.visits - 1),
    low: formatCompact(locale, Math.min(...visits)),
    high: formatCompact(locale, Math.max(...visits)),
  })
}
