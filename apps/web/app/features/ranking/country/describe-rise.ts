import type { Locale } from '@polydex/contract/locale/locale'
import { formatMonth, formatMonthName } from '../../../i18n/format.ts'
import { monthBefore } from '../../../i18n/month-before.ts'
import type { Translate } from '../../../i18n/translate.tsx'
import type { RankedFigures, RankingText } from '../ranking-text.ts'

/** All texts of a country by rise: what a rise is, and since which month. */
export function describeRise(
  t: Translate,
  locale: Locale,
  country: string,
  { month, basis, total: n }: RankedFigures & { month: string },
): RankingText {
  const heading = t('region.riseTitle', { country })
  const shown = formatMonth(locale, month)
  const since = { n, month: formatMonthName(locale, monthBefore(month)) }
  const isByBands = basis === 'bands'
  return {
    view: 'region',
    heading,
    lead: n === 0 ? undefined : isByBands ? t('region.riseLeadBands', since) : t('region.riseLeadVisits', since),
    how: isByBands ? [t('region.riseHowBands')] : [t('region.riseHowVisits'), t('ranking.howRules')],
    title: t('ranking.headTitle', { title: heading, month: shown }),
    description: t('region.riseDescription', { country, month: shown }),
  }
}
