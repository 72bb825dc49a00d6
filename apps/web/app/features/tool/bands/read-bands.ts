import { bands } from '@polydex/contract/figure/bands'
import type { CountryPlace, ToolBands } from '@polydex/contract/tool/tool-bands'
import { sumPlaces } from '../../../ui/bands/band-tone.ts'

/** Full lists that have a tool in a band or a better one. */
export const countUpTo = (places: readonly number[], band: number): number =>
  sumPlaces(places.filter((_, index) => (bands[index] ?? 0) <= band))

/** The month that is shown; it always has lists. */
export const newestOf = ({ months }: Pick<ToolBands, 'months'>) => {
  const { lists, places } = months.at(-1) ?? { lists: 0, places: [] }
  return { lists: lists ?? 0, places: places ?? [] }
}

/** The best band in which any full list of the month names the tool; if none does, the best band of all. */
export const bestBandOf = (months: ToolBands['months']): number =>
  bands[newestOf({ months }).places.findIndex((count) => count > 0)] ?? bands[0]

/**
 * Number of full lists that had the tool in this band or a better one in the month before; null: there were no lists.
 */
export function countBefore({ months }: Pick<ToolBands, 'months'>, band: number): number | null {
  const places = months.at(-2)?.places ?? null
  return places && countUpTo(places, band)
}

const isUpTo = (band: number | null, limit: number): boolean => band !== null && band <= limit

/**
 * Whether more or fewer lists than the month before have a tool in a band or a better one: 1, −1 or 0. Only compared
 * lists count: a list that is new in the collection is not a move.
 */
export function findDirection({ countries }: Pick<ToolBands, 'countries'>, band: number): number {
  const compared = countries.filter(({ isCompared }) => isCompared)
  const now = compared.filter((place) => isUpTo(place.band, band)).length
  const before = compared.filter((place) => isUpTo(place.bandBefore, band)).length
  return Math.sign(now - before)
}

/** Up: a better band, or newly named in a list. A list that is not compared does not count. */
export function moveOf({ band, bandBefore, isCompared }: CountryPlace): 'up' | 'down' | null {
  if (!isCompared || band === bandBefore) return null
  return (band ?? Infinity) < (bandBefore ?? Infinity) ? 'up' : 'down'
}
