import type { Locale } from '@polydex/contract/locale'
import { formatCountry } from '../../i18n/format.ts'
import type { OfferedRegion, RegionGroup } from './arrange-regions.ts'

/** Marks and case do not count. Taken apart, a Korean syllable is found while it is still being typed. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a country is meant by what was typed: a part of its name, or its code. */
export function isRegionMeant(locale: Locale, region: string, typed: string): boolean {
  const wanted = fold(typed.trim())
  return fold(formatCountry(locale, region)).includes(wanted) || region.toLowerCase() === wanted
}

/** The groups with what is meant; groups without any are left out. */
export const filterRegions = <Region extends OfferedRegion>(
  locale: Locale,
  groups: readonly RegionGroup<Region>[],
  typed: string,
): RegionGroup<Region>[] =>
  groups
    .map(({ part, regions }) => ({
      part,
      regions: regions.filter(({ region }) => isRegionMeant(locale, region, typed)),
    }))
    .filter(({ regions }) => regions.length > 0)
