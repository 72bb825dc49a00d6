import type { Locale } from '@polydex/contract/locale'
import { formatCountry, formatList, formatNumber } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/translate.tsx'
import type { ArrangedMap } from './arrange-map.ts'

/** More names than this are a number. */
const namedCountries = 3

/** What the map shows, in one sentence: who has most. Countries with the same count lead together. */
export function describeFinding(t: Translate, locale: Locale, { best, band, fullLists }: ArrangedMap): string {
  const values = { n: best.total, band: formatNumber(locale, band), lists: formatNumber(locale, fullLists) }
  const [first = ''] = best.regions
  // One list is more than no other.
  if (fullLists < 2) return t('map.title', { band: values.band })
  if (best.total === 0) return t('map.findingNone', { band: values.band, lists: values.lists })
  if (best.regions.length === 1) return t('map.finding', { ...values, country: formatCountry(locale, first) })
  if (best.regions.length > namedCountries)
    return t('map.findingMany', { ...values, countries: formatNumber(locale, best.regions.length) })
  const names = best.regions.map((region) => formatCountry(locale, region))
  return t('map.findingTie', { ...values, countries: formatList(locale, names) })
}
