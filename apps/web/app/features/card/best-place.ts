import type { BandSummary } from '@polydex/contract/figure/band-summary'
import { bands } from '@polydex/contract/figure/bands'
import type { Locale } from '@polydex/contract/locale/locale'
import { formatNumber } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/translate.tsx'

/** The number of countries in which a tool has its best place, and what that place is. */
export function describeBestPlace(
  t: Translate,
  locale: Locale,
  { places }: Pick<BandSummary, 'places'>,
): { count: string; unit: string } {
  const best = places.findIndex((count) => count > 0)
  const n = places[best] ?? 0
  const band = bands[best]
  return {
    count: formatNumber(locale, n),
    unit: band === undefined ? t('band.notListed') : t('listed.reachUnit', { n, band: formatNumber(locale, band) }),
  }
}
