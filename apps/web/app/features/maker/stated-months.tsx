import type { Claim } from '@polydex/contract/case/claim'
import { formatMonth, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { MonthTable } from '../../ui/figures/month-table.tsx'

/** What the account has stated so far, newest month first. */
export function StatedMonths({ months }: { months: Claim['statedVisits'] }) {
  const { t, locale } = useLanguage()
  return (
    <MonthTable
      caption={t('maker.stated')}
      isCaptionShown
      heads={{ month: t('maker.month'), figure: t('maker.visits') }}
      rows={months.toReversed().map(({ month, visits }) => ({
        month,
        name: formatMonth(locale, month),
        figure: formatNumber(locale, visits),
      }))}
    />
  )
}
