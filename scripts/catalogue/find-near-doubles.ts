import type { Locale } from '@polydex/contract/locale/locale'
import { gluedLocales } from './glued-locales.ts'

type Text = { slug: string; name: string; description: string }

/** Maximum share of the shorter text's shingles that two texts may have in common. */
const maxSharedPart = 0.5

/** All shingles: four words, or six characters if spaces do not separate words; the tool's name is left out. */
function shingle(locale: Locale, { name, description }: Text): Set<string> {
  const text = description.replaceAll(name, '').toLowerCase()
  const units = gluedLocales.has(locale)
    ? Array.from(text.replaceAll(/[\s\p{P}]/gu, ''))
    : (text.match(/[\p{L}\p{N}]+/gu) ?? [])
  const length = gluedLocales.has(locale) ? 6 : 4
  return new Set(
    units.slice(0, Math.max(0, units.length - length + 1)).map((_, at) => units.slice(at, at + length).join(' ')),
  )
}

/** Near-duplicates: pairs of descriptions that say the same in the same words. */
export function findNearDoubles(locale: Locale, texts: readonly Text[]): string[] {
  const shingles = texts.map((text) => shingle(locale, text))
  const holders = new Map<string, number[]>()
  /** Counts by pair: index of the first × number of texts + index of the second. */
  const shared = new Map<number, number>()
  for (const [index, set] of shingles.entries()) {
    for (const part of set) {
      const others = holders.get(part)
      if (others === undefined) holders.set(part, [index])
      else {
        for (const other of others) {
          const pair = other * texts.length + index
          shared.set(pair, (shared.get(pair) ?? 0) + 1)
        }
        others.push(index)
      }
    }
  }
  return [...shared].flatMap(([pair, count]) => {
    const [first, second] = [Math.floor(pair / texts.length), pair % texts.length]
    const smaller = Math.min(shingles[first]?.size ?? 0, shingles[second]?.size ?? 0)
    return count > maxSharedPart * smaller
      ? [
          `${texts[second]?.slug}: its ${locale} description is nearly that of ${texts[first]?.slug}; say what sets it apart`,
        ]
      : []
  })
}

/** Maximum share of a language's descriptions that may begin with the same three words. */
const maxOpeningPart = 0.03

/**
 * Openings are three words, or four characters in scripts without spaces. Below a hundred texts a share means little.
 */
export function findWornOpenings(locale: Locale, texts: readonly Text[]): string[] {
  const counts = new Map<string, number>()
  for (const { description } of texts) {
    const opening =
      gluedLocales.has(locale) && locale !== 'ko'
        ? Array.from(description).slice(0, 4).join('')
        : (description.match(/[\p{L}\p{N}'’-]+/gu) ?? []).slice(0, 3).join(' ').toLowerCase()
    counts.set(opening, (counts.get(opening) ?? 0) + 1)
  }
  const maxTexts = Math.max(4, Math.floor(texts.length * maxOpeningPart))
  return [...counts]
    .filter(([, count]) => count > maxTexts)
    .map(([opening, count]) => `${count} ${locale} descriptions begin with “${opening}”; let some begin otherwise`)
}
