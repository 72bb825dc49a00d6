import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'
import { ownRegion } from '@polydex/contract/locale/own-region'

export type RegionWithTools = { region: string; total: number }

/**
 * Countries with tools, the likeliest for a reader of the language first: its own, then those where it is the main
 * language, then all others; of each, the largest list first.
 */
export function likelyRegions(
  locale: Locale,
  regions: readonly { region: string; total: number | null }[],
): RegionWithTools[] {
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
