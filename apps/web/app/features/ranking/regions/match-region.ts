import type { Locale } from '@polydex/contract/locale/locale'
import { formatCountry } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/translate.tsx'
import type { WorldPart } from '@polydex/contract/locale/world-part'

/** Ignores diacritics and case. Decomposed, a Korean syllable matches while it is still being typed. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether the typed text matches a country: part of its name, or its code. */
export function matchesRegion(locale: Locale, region: string, typed: string): boolean {
  const needle = fold(typed.trim())
  return fold(formatCountry(locale, region)).includes(needle) || region.toLowerCase() === needle
}

/** The groups with their matches; groups without any are left out. */
export const filterRegions = <Region extends { region: string }>(
  locale: Locale,
  groups: readonly { part: WorldPart; regions: Region[] }[],
  typed: string,
): { part: WorldPart; regions: Region[] }[] =>
  groups
    .map(({ part, regions }) => ({
      part,
      regions: regions.filter(({ region }) => matchesRegion(locale, region, typed)),
    }))
    .filter(({ regions }) => regions.length > 0)

/** How many countries match: those with figures, counted by the given text, and those without. */
export function describeCount(t: Translate, found: number, missing: number, countFound: (n: number) => string): string {
  if (found + missing === 0) return t('ranking.noCountryFound')
  return [found > 0 && countFound(found), missing > 0 && t('ranking.countriesMissing', { n: missing })]
    .filter(Boolean)
    .join(' · ')
}
