import type { LeadRiser } from '@polydex/contract/figure/lead-riser'
import type { Locale } from '@polydex/contract/locale/locale'
import type { RankingBasis } from '@polydex/contract/figure/ranking'
import { formatCompact, formatNumber } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/translate.tsx'

export type LeadBasis = RankingBasis

export const formatLeadValue = (locale: Locale, basis: LeadBasis, value: number): string =>
  basis === 'bands' ? formatNumber(locale, value) : formatCompact(locale, value)

/** "Claude: from 14 to 31 countries", "Claude: from 191M to 203M visits" */
export const leadTitle = (
  t: Translate,
  locale: Locale,
  basis: LeadBasis,
  { name, before, now }: Pick<LeadRiser, 'name' | 'before' | 'now'>,
): string =>
  basis === 'bands'
    ? t('rise.countries', { name, before: formatNumber(locale, before), n: now })
    : t('rise.visits', { name, before: formatCompact(locale, before), now: formatCompact(locale, now) })
