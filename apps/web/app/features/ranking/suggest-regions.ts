import type { Locale } from '@polydex/contract/locale'
import { ownRegion } from '@polydex/contract/own-region'
import type { OfferedRegion, RegionGroup } from './arrange-regions.ts'

/** Largest lists first; ties keep their order by part of the world and name. */
export const largestRegions = (groups: readonly RegionGroup[]): OfferedRegion[] =>
  groups.flatMap(({ regions }) => regions).toSorted((a, b) => b.total - a.total)

/** The current country, the language's own, and the largest: four in total. */
export function suggestRegions(locale: Locale, groups: readonly RegionGroup[], current: string): OfferedRegion[] {
  const largest = largestRegions(groups)
  const first = [current, ownRegion(locale)].flatMap((code) => largest.find(({ region }) => region === code) ?? [])
  return [...new Set([...first, ...largest])].slice(0, 4)
}
