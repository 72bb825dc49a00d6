import type { BandMap } from '@polydex/contract/band-map'
import { bands } from '@polydex/contract/bands'
import { findWorldPart, worldParts, type WorldPart } from '../../i18n/world-part.ts'

/** A map counts tools up to one of these places. */
export const mapBands = [1_000, 10_000] as const
export type MapBand = (typeof mapBands)[number]

/** A country's list; `total` is what the map counts. */
export type MapList = { region: string; sites: number; isFull: boolean; total: number; within?: readonly number[] }

export type MapPart = { part: WorldPart; regions: MapList[]; missing: string[] }

export type ArrangedMap = Pick<BandMap, 'month' | 'sources'> & {
  band: MapBand
  /** Full lists: only they are counted. */
  fullLists: number
  /** The highest count of a full list, and the countries that have it, longest list first. */
  best: { total: number; regions: string[] }
  parts: MapPart[]
}

type Listed = BandMap['lists'][number]

/** Tools up to a place: a band counts those of no better one. */
const countWithin = ({ tools }: Pick<Listed, 'tools'>, place: number): number =>
  tools.reduce((sum, count, index) => ((bands[index] ?? 0) <= place ? sum + count : sum), 0)

/** Columns of the table beside the map: the places that it can count, and all. */
const countAll = (list: Listed): number[] => [...mapBands, Number.POSITIVE_INFINITY].map((at) => countWithin(list, at))

/** What a map of all countries shows, by part of the world, longest list first. */
export function arrangeMap({ lists, notHeld, month, sources }: BandMap, band: MapBand): ArrangedMap {
  const listed = lists.map((list): MapList & { within: readonly number[] } => ({
    region: list.region,
    sites: list.sites,
    isFull: list.isFull,
    total: countWithin(list, band),
    within: countAll(list),
  }))
  const full = listed.filter(({ isFull }) => isFull)
  const total = Math.max(0, ...full.map((list) => list.total))
  return {
    month,
    sources,
    band,
    fullLists: full.length,
    best: { total, regions: full.filter((list) => list.total === total).map(({ region }) => region) },
    parts: worldParts
      .map((part) => ({
        part,
        regions: listed.filter(({ region }) => findWorldPart(region) === part),
        missing: notHeld.filter((region) => findWorldPart(region) === part),
      }))
      .filter(({ regions, missing }) => regions.length + missing.length > 0),
  }
}

/** The smaller form: full lists and what is missing, without the columns of a table. */
export function arrangeSmallMap(map: BandMap): ArrangedMap {
  const arranged = arrangeMap(map, 1_000)
  return {
    ...arranged,
    parts: arranged.parts.map(({ part, regions, missing }) => ({
      part,
      regions: regions.filter(({ isFull }) => isFull).map(({ within: _within, ...list }) => list),
      missing,
    })),
  }
}
