import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { formatMonth, formatPercent } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/translate.tsx'

/** A smaller change is within what a provider corrects from month to month. */
const minChange = 0.03

/** The finding of the months in one sentence; with fewer than two months, what is shown. */
export function describeVisits(t: Translate, locale: Locale, traffic: NonNullable<ToolDetail['traffic']>): string {
  const first = traffic.months.find(({ visits }) => visits !== null)
  if (first?.visits === undefined || first.visits === null || first.visits === 0 || first.month === traffic.month)
    return t('entry.twelveMonths')
  const month = formatMonth(locale, first.month)
  const change = traffic.visits / first.visits - 1
  if (Math.abs(change) < minChange) return t('entry.visitsSteady', { month })
  if (change > 1) return t('entry.visitsDoubled', { month })
  const share = formatPercent(locale, Math.abs(change))
  return change > 0 ? t('entry.visitsUp', { share, month }) : t('entry.visitsDown', { share, month })
}
