import type { BandMap } from '@polydex/contract/band-map'
import { bands } from '@polydex/contract/bands'
import { findWorldPart, worldParts, type WorldPart } from '@polydex/contract/world-part'
import { packList } from './map-list.ts'

/** A map counts tools up to one of these places. */
export const mapBands = [1_000, 10_000] as const
export type MapBand = (typeof mapBands)[number]

/** Lists are packed: as objects they would take up half of the page. */
export type MapPart = {
  part: WorldPart
  /** How many full lists there are; the smaller form does not show all. */
  fullLists: number
  full: string
  short: string
  missing: string
}

export type ArrangedMap = Pick<BandMap, 'month' | 'sources'> & {
  band: MapBand
  /** Number of full lists; only they are counted. */
  fullLists: number
  /** The highest count of a full list, and the countries that have it, longest list first. */
  best: { total: number; regions: string[] }
  parts: MapPart[]
}

type Listed = BandMap['lists'][number]

/** Tools up to a place. Sums the bands, because the count of a band excludes better bands. */
const countWithin = ({ tools }: Listed, place: number): number =>
  tools.reduce((sum, count, index) => ((bands[index] ?? 0) <= place ? sum + count : sum), 0)

/** The data of the map of all countries, by part of the world, longest list first; with both counts, for its table. */
export const arrangeMap = (map: BandMap, band: MapBand): ArrangedMap =>
  arrange(map, band, (lists) => ({
    full: lists
      .filter(({ isFull }) => isFull)
      .map((list) => packList(list.region, [...mapBands.map((place) => countWithin(list, place)), list.sites])),
    short: lists.filter(({ isFull }) => !isFull).map(({ region }) => region),
  }))

/** Maximum tiles per part of the world in the smaller form: one row even on a narrow phone. */
const smallTiles = 6

/**
 * The smaller form: the longest lists of each part of the world, always including the countries with the highest count.
 */
export const arrangeSmallMap = (map: BandMap): ArrangedMap =>
  arrange({ ...map, notHeld: [] }, 1_000, (lists, best) => {
    const full = lists.filter(({ isFull }) => isFull)
    const isBest = ({ region }: Listed) => best.includes(region)
    const shown = new Set([...full.filter(isBest), ...full.filter((list) => !isBest(list))].slice(0, smallTiles))
    return {
      full: full.filter((list) => shown.has(list)).map((list) => packList(list.region, [countWithin(list, 1_000)])),
      short: [],
    }
  })

function arrange(
  { lists, notHeld, month, sources }: BandMap,
  band: MapBand,
  packLists: (lists: Listed[], best: readonly string[]) => { full: string[]; short: string[] },
): ArrangedMap {
  const full = lists.filter(({ isFull }) => isFull)
  const total = Math.max(0, ...full.map((list) => countWithin(list, band)))
  const best = full.filter((list) => countWithin(list, band) === total).map(({ region }) => region)
  return {
    month,
    sources,
    band,
    fullLists: full.length,
    best: { total, regions: best },
    parts: worldParts.map((part) => {
      const inPart = lists.filter(({ region }) => findWorldPart(region) === part)
      const packed = packLists(inPart, best)
      const missing = notHeld.filter((region) => findWorldPart(region) === part)
      return {
        part,
        fullLists: inPart.filter(({ isFull }) => isFull).length,
        full: packed.full.join(),
        short: packed.short.join(),
        missing: missing.join(),
      }
    }),
  }
}
