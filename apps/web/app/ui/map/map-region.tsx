import type { WorldPart } from '@polydex/contract/locale/world-part'
import { useLanguage } from '../../i18n/translate.tsx'
import { worldPartName } from '../../i18n/names/world-part-name.ts'
import { Icon } from '../icon.tsx'
import { Land } from './land.tsx'
import { Tile, type MapTile } from './map-tile.tsx'
import { SmallLists, type SmallList } from './small-lists.tsx'
import { narrowLayouts } from './tile-layout.ts'

export type MapRegionProps = {
  part: WorldPart
  /** What the region has: "36 of 36 lists". */
  note: string
  /** The same where there is little room: beside the whole world. */
  brief: string
  /** In reading order. */
  tiles: readonly MapTile[]
  small: readonly SmallList[]
  /** Where the small lists are named; undefined: here. */
  more: string | undefined
  /** Whether it is unfolded on phones. */
  isOpen: boolean
}

const tones = ['t1', 't2', 't3', 't4', 't5']

/** The shares of the tones, as a bar; what is left of it is not listed. */
function ToneStrip({ tiles }: { tiles: readonly MapTile[] }) {
  const listed = tiles.filter(({ tone }) => tone !== 'held')
  const runs = tones.map((tone) => listed.filter((tile) => tile.tone === tone).length)
  return (
    <svg
      className="map-strip"
      viewBox={`0 0 ${Math.max(1, listed.length)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {runs.map((run, index) => {
        const before = runs.slice(0, index).reduce((sum, count) => sum + count, 0)
        return run > 0 && <path key={tones[index]} className={tones[index]} d={`M${before} 0h${run}v1h-${run}`} />
      })}
    </svg>
  )
}

/** A part of the world: a map of its own on narrow screens, otherwise its share of the whole one. */
export function MapRegion({ part, note, brief, tiles, small, more, isOpen }: MapRegionProps) {
  const { t } = useLanguage()
  const name = worldPartName(t, part)
  return (
    <details className={`map-region ${part}`} open={isOpen}>
      <summary>
        <span>{name}</span>
        <small>{note}</small>
        <Icon name="down" small />
        <ToneStrip tiles={tiles} />
      </summary>
      <h3>
        {name} <small>{brief}</small>
      </h3>
      <div className="map-tiles">
        <Land
          id={part}
          layout={narrowLayouts[part]}
          dots={small.flatMap(({ lists }) => lists.map(({ code }) => code))}
        />
        {tiles.map((tile) => (
          <Tile key={tile.code} {...tile} />
        ))}
      </div>
      <SmallLists groups={small} more={more} />
    </details>
  )
}
