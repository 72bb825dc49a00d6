import type { Locale } from '@polydex/contract/locale'
import { formatCountry, formatList, formatNumber } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/translate.tsx'
import type { ArrangedMap } from './arrange-map.ts'

/** If more countries than this lead, they are counted instead of named. */
const namedCountries = 3

/** The finding of the map in one sentence: the country with the most tools, or all countries that share that count. */
export function describeFinding(t: Translate, locale: Locale, { best, band, fullLists }: ArrangedMap): string {
  const values = { n: best.total, band: formatNumber(locale, band), lists: formatNumber(locale, fullLists) }
  const [first = ''] = best.regions
  // A single list has no other to be compared with.
  if (fullLists < 2) return t('map.title', { band: values.band })
  if (best.total === 0) return t('map.findingNone', { band: values.band, lists: values.lists })
  if (best.regions.length === 1) return t('map.finding', { ...values, country: formatCountry(locale, first) })
  if (best.regions.length > namedCountries)
    return t('map.findingMany', { ...values, countries: formatNumber(locale, best.regions.length) })
  const names = best.regions.map((region) => formatCountry(locale, region))
  return t('map.findingTie', { ...values, countries: formatList(locale, names) })
}
