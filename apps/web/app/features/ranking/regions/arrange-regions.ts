import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'
import type { RegionRanking } from '@polydex/contract/figure/ranking'
import { formatCountry } from '../../../i18n/format.ts'
import { likelyRegions, type RegionWithTools } from '../../../i18n/likely-regions.ts'
import { findWorldPart, worldParts, type WorldPart } from '@polydex/contract/locale/world-part'

/** A country with a ranking, its number of tools, and the first three. */
export type RegionWithLeaders = Extract<RegionRanking, { lists: unknown }>['lists'][number]
/** A country to choose: with its number of tools, or the month of its last figures. Without either it has none. */
export type OfferedRegion = { region: string; total: number | null; lastMonth?: string | null }

export type RegionGroup<Region extends { region: string } = OfferedRegion> = { part: WorldPart; regions: Region[] }

/**
 * Countries by part of the world, then by name. For loaders only: another version of Intl may sort differently, and
 * hydration must find the server's order.
 */
export function arrangeRegions<Region extends { region: string }>(
  locale: Locale,
  regions: readonly Region[],
): RegionGroup<Region>[] {
  const { compare } = new Intl.Collator(getLocaleRow(locale).htmlLang)
  const named = regions.map((region) => ({ region, name: formatCountry(locale, region.region) }))
  const sorted = named.toSorted((a, b) => compare(a.name, b.name)).map(({ region }) => region)
  return worldParts
    .map((part) => ({ part, regions: sorted.filter(({ region }) => findWorldPart(region) === part) }))
    .filter((group) => group.regions.length > 0)
}

/** The current country, and the likeliest others: four in total. */
export function suggestRegions(locale: Locale, groups: readonly RegionGroup[], current: string): RegionWithTools[] {
  const likely = likelyRegions(
    locale,
    groups.flatMap(({ regions }) => regions),
  )
  return likely.toSorted((a, b) => Number(b.region === current) - Number(a.region === current)).slice(0, 4)
}
