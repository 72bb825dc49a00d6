import type { BandMap } from '@polydex/contract/figure/band-map'
import type { Locale } from '@polydex/contract/locale/locale'
import { formatNumber } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/translate.tsx'
import { countWithin, fullListsOf, type MapBand } from './count-tools.ts'

const roundNumbers = [100, 75, 50, 30, 20, 10, 5, 3, 2, 1]

/** A round number that many countries reach says more of the world than the country with the most. */
const manyShare = 0.4

/** The finding of the map in one sentence: how many countries have a round number of tools or more. */
export function describeFinding(t: Translate, locale: Locale, map: BandMap, band: MapBand): string {
  const counts = fullListsOf(map).map((list) => countWithin(list, band))
  const reachedBy = (n: number) => counts.filter((count) => count >= n).length
  const values = { band: formatNumber(locale, band), lists: formatNumber(locale, counts.length) }
  // A single list has no other to be compared with.
  if (counts.length < 2) return t('map.title', { band: values.band })
  const n = roundNumbers.find((round) => reachedBy(round) >= counts.length * manyShare)
  if (n !== undefined) return t('map.finding', { ...values, n, countries: formatNumber(locale, reachedBy(n)) })
  return t(reachedBy(1) === 0 ? 'map.findingNone' : 'map.title', values)
}

/** The count of the country in the middle. */
export function findMiddle(map: BandMap, band: MapBand): number {
  const counts = fullListsOf(map)
    .map((list) => countWithin(list, band))
    .toSorted((a, b) => a - b)
  return counts[Math.floor(counts.length / 2)] ?? 0
}
