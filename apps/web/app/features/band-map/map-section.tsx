import type { BandMap } from '@polydex/contract/figure/band-map'
import { pathTo } from '../../addresses/path-to.ts'
import { formatMonth, formatNumber } from '../../i18n/format.ts'
import { keepWords } from '../../i18n/keep-words.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { CountMap } from './count-map.tsx'
import type { MapBand } from './count-tools.ts'
import { describeFinding, findMiddle } from './describe-finding.ts'

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
