import { ownRegion } from '@polydex/contract/locale/own-region'
import { findWorldPart, worldParts, type WorldPart } from '@polydex/contract/locale/world-part'
import { useLanguage } from '../../i18n/translate.tsx'
import { Land } from './land.tsx'
import { MapLegend, type LegendEntry } from './map-legend.tsx'
import { MapRegion } from './map-region.tsx'
import type { MapTile } from './map-tile.tsx'
import type { SmallList } from './small-lists.tsx'
import { findPlaces, wideLayout } from './tile-layout.ts'
import './map-section.css'
import './world-map.css'
import './map-tiles.css'
import './map-card.css'
import './tile-places.css'

type WorldMapProps = {
  /** Numbers in the tiles need higher rows. */
  isCounted?: boolean
  /** Further class, such as one that sets the hue. */
  className?: string
  tiles: readonly MapTile[]
  /** Lists that are shown and never counted. */
  small: readonly SmallList[]
  /** Where they are named; undefined: in the map. */
  more?: string
  legend: { title: string; entries: readonly LegendEntry[] }
  noteOf: (part: WorldPart) => string
  /** The same in fewer characters. */
  briefOf?: (part: WorldPart) => string
  /** Address of the table with the same figures. */
  table: string
  /** Last line of the card of a tile. */
  cardNote?: string
  /** The tool whose months the card shows. */
  slug?: string
}

const places = findPlaces(wideLayout)
/** From north to south, each row from west to east. */
const orderOf = (code: string): number => (places.get(code)?.row ?? 0) * 100 + (places.get(code)?.column ?? 0)

/**
 * One tile for each country, near its place in the world. A single set of links serves both arrangements: the style
 * sheet places the tiles. Only the server renders it; features/band-map/follow-map.ts adds the card and the arrow keys.
 */
export function WorldMap({
  isCounted = false,
  className = '',
  tiles,
  small,
  more,
  legend,
  noteOf,
  briefOf = noteOf,
  table,
  cardNote,
  slug,
}: WorldMapProps) {
  const { t, locale } = useLanguage()
  const own = findWorldPart(ownRegion(locale))
  const ordered = tiles.filter(({ code }) => places.has(code)).toSorted((a, b) => orderOf(a.code) - orderOf(b.code))
  return (
    // No prefetch: a pointer moving across the map would request a hundred pages.
    <div
      className={`world ${isCounted ? 'counted ' : ''}${className}`}
      data-prefetch="none"
      data-note={cardNote}
      data-slug={slug}
      data-sites={slug && t('map.sites', { sites: '#' })}
    >
      <a className="map-skip" href={table}>
        {t('map.toTable')}
      </a>
      <MapLegend {...legend} />
      <div className="map-plate">
        <Land id="world" layout={wideLayout} dots={small.flatMap(({ lists }) => lists.map(({ code }) => code))} />
        {worldParts.map((part) => (
          <MapRegion
            key={part}
            part={part}
            note={noteOf(part)}
            brief={briefOf(part)}
            tiles={ordered.filter(({ code }) => findWorldPart(code) === part)}
            small={small
              .map(({ label, lists }) => ({ label, lists: lists.filter(({ code }) => findWorldPart(code) === part) }))
              .filter(({ lists }) => lists.length > 0)}
            more={more}
            isOpen={part === own}
          />
        ))}
      </div>
    </div>
  )
}
