import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'
import { ownRegion } from '@polydex/contract/locale/own-region'
import type { RegionRanking } from '@polydex/contract/figure/ranking'
import { formatCountry } from '../../../i18n/format.ts'
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

type RegionWithTools = { region: string; total: number }

/**
 * Countries with tools, the likeliest for a reader of the language first: its own, then those where it is the main
 * language, then all others; of each, the largest list first.
 */
export function likelyRegions(locale: Locale, regions: readonly OfferedRegion[]): RegionWithTools[] {
  const own = ownRegion(locale)
  const { language } = new Intl.Locale(getLocaleRow(locale).htmlLang)
  const speaks = (region: string) => new Intl.Locale(`und-${region}`).maximize().language === language
  const distanceOf = (region: string) => (region === own ? 0 : speaks(region) ? 1 : 2)
  return regions
    .flatMap(({ region, total }) => (total === null || total === 0 ? [] : [{ region, total }]))
    .map((found) => ({ ...found, distance: distanceOf(found.region) }))
    .toSorted((a, b) => a.distance - b.distance || b.total - a.total)
    .map(({ region, total }) => ({ region, total }))
}

/** The current country, and the likeliest others: four in total. */
export function suggestRegions(locale: Locale, groups: readonly RegionGroup[], current: string): RegionWithTools[] {
  const likely = likelyRegions(
    locale,
    groups.flatMap(({ regions }) => regions),
  )
  return likely.toSorted((a, b) => Number(b.region === current) - Number(a.region === current)).slice(0, 4)
}
