import { bands } from '@polydex/contract/figure/bands'
import type { Locale } from '@polydex/contract/locale/locale'
import { formatNumber } from '../../i18n/format.ts'

/** Names of the tones, best first; the last one stands for every band beyond. */
export const nameTones = (locale: Locale, beyond: string): string[] => [
  ...bands.slice(0, 4).map((band) => formatNumber(locale, band)),
  beyond,
]
