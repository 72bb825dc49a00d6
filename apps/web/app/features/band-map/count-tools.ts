import type { BandMap } from '@polydex/contract/figure/band-map'
import { bands } from '@polydex/contract/figure/bands'

/** A map counts tools up to one of these places. */
export const mapBands = [1_000, 10_000] as const
export type MapBand = (typeof mapBands)[number]

type List = BandMap['lists'][number]

/** Tools up to a place. Sums the bands, because the count of a band excludes better bands. */
export const countWithin = ({ tools }: Pick<List, 'tools'>, place: number): number =>
  tools.reduce((sum, count, index) => ((bands[index] ?? 0) <= place ? sum + count : sum), 0)

/** Only full lists are counted: in a shorter one nearly every site is in a top band. */
export const fullListsOf = ({ lists }: Pick<BandMap, 'lists'>): List[] => lists.filter(({ isFull }) => isFull)

/** The highest counts of the four paler tones. Fixed, so that the maps of two months can be compared. */
export const rampLimits: Record<MapBand, readonly number[]> = { 1000: [5, 8, 11, 15], 10000: [50, 70, 90, 110] }

/** The tone of a count: `t1`, the strongest, for the highest. */
export function rampTone(count: number, band: MapBand): string {
  const limits = rampLimits[band]
  const index = limits.findIndex((limit) => count <= limit)
  return `t${index === -1 ? 1 : limits.length + 1 - index}`
}
