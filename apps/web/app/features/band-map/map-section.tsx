import type { BandMap } from '@polydex/contract/figure/band-map'
import { pathTo } from '../../addresses/path-to.ts'
import { formatMonth, formatNumber } from '../../i18n/format.ts'
import { keepWords } from '../../i18n/keep-words.ts'
import { useLanguage, type Translate } from '../../i18n/translate.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { CountMap } from './count-map.tsx'
import { type MapBand, countWithin, fullListsOf } from './count-tools.ts'
import type { Locale } from '@polydex/contract/locale/locale'

const roundNumbers = [100, 75, 50, 30, 20, 10, 5, 3, 2, 1]

/** A round number that many countries reach says more of the world than the country with the most. */
const manyShare = 0.4

/** The finding of the map in one sentence: how many countries have a round number of tools or more. */
function describeFinding(t: Translate, locale: Locale, map: BandMap, band: MapBand): string {
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
function findMiddle(map: BandMap, band: MapBand): number {
  const counts = fullListsOf(map)
    .map((list) => countWithin(list, band))
    .toSorted((a, b) => a - b)
  return counts[Math.floor(counts.length / 2)] ?? 0
}

type MapSectionProps = {
  map: BandMap
  band?: MapBand
  /** The month in links to countries; undefined: the newest. */
  month?: string | undefined
  /** The page that is about the map, which has the switches above it. */
  isWhole?: boolean
}

/**
 * The map of a month under its finding; another part of the page names its source. Renders nothing without full lists.
 * Only the server renders it (render-map.server.tsx).
 */
export function MapSection({ map, band = 1_000, month, isWhole = false }: MapSectionProps) {
  const { t, locale } = useLanguage()
  if (map.month === null || !map.lists.some(({ isFull }) => isFull)) return null
  const title = t('map.title', { band: formatNumber(locale, band) })
  const middle = t('map.middle', { n: formatNumber(locale, findMiddle(map, band)) })
  return (
    <section className="section map-section" aria-labelledby="map-heading">
      <SectionHead
        id="map-heading"
        title={keepWords(describeFinding(t, locale, map, band))}
        hint={`${title} · ${formatMonth(locale, map.month)} · ${middle}`}
        {...(!isWhole && { more: { to: pathTo('rank-regions', locale, undefined, { month }), text: t('map.more') } })}
      />
      <CountMap
        map={map}
        band={band}
        month={month}
        table={pathTo('rank-regions', locale, undefined, { month, view: 'table' })}
        isWhole={isWhole}
      />
    </section>
  )
}
