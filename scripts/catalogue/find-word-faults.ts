import type { Locale } from '@polydex/contract/locale/locale'
import { gluedLocales } from './glued-locales.ts'

/** The one word for a concept, and its rivals, which would confuse a visitor who reads two pages. */
type Term = { say: string; not: readonly string[] }

/**
 * Words that a language's texts may not use: adverts are dropped, others have a better word. `x*` matches any word with
 * that prefix.
 */
export type WordList = {
  adverts: readonly string[]
  instead: Readonly<Record<string, string>>
  /** By concept; every language has the same concepts. */
  terms: Readonly<Record<string, Term>>
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const [before, after] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`]

/** Matches any of these words, whole; `x*` matches any word with that prefix. */
const toPattern = (words: readonly string[]): RegExp => {
  const bodies = words.map((word) => (word.endsWith('*') ? escape(word.slice(0, -1)) : escape(word) + after))
  return new RegExp(`${before}(?:${bodies.join('|')})`, 'u')
}

/** Finds words in texts. Case-sensitive: "Magic Studio" is a name, "magic" an advert. */
function createFinder(locale: Locale, words: readonly string[]): (text: string) => string[] {
  // No space ends a word there, so search for substrings.
  if (gluedLocales.has(locale)) return (text) => words.filter((word) => text.includes(word))
  if (words.length === 0) return () => []
  // Nearly every text has none: one combined pattern rules them out.
  const anyWord = toPattern(words)
  return (text) => (anyWord.test(text) ? words.filter((word) => toPattern([word]).test(text)) : [])
}

/** Lower-cases the first word of each sentence. */
const lowerFirst = (text: string): string =>
  text.replaceAll(
    /(^|[.!?:]\s+)(\p{Lu})(?=\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toLowerCase(),
  )

/** Finds rivals of the terms of a list in texts; create it once per language, as below. */
export function createTermCheck(locale: Locale, { terms }: Pick<WordList, 'terms'>): (text: string) => string[] {
  const rivals = Object.values(terms).flatMap(({ say, not }) => not.map((word) => ({ word, say })))
  const find = createFinder(locale, [...new Set(rivals.map(({ word }) => word))])
  /** ブラウザ is part of ブラウザー: in languages without spaces, a rival inside the right term does not count. */
  const isSaid = (text: string, word: string, say: string): boolean =>
    gluedLocales.has(locale) && say.includes(word) && !text.replaceAll(say, ' ').includes(word)
  return (text) => {
    // First words of sentences as written too: German nouns are listed as rivals with their capital.
    const found = new Set([...find(text), ...find(lowerFirst(text))])
    return rivals
      .filter(({ word, say }) => found.has(word) && !isSaid(text, word, say))
      .map(({ word, say }) => `says “${word}”; the term is ${say}`)
  }
}

/** Concepts that a language has no term for, or that only it has. */
export function findTermGaps(locale: Locale, { terms }: WordList, { terms: english }: WordList): string[] {
  const missing = Object.keys(english).filter((concept) => terms[concept] === undefined)
  const unknown = Object.keys(terms).filter((concept) => english[concept] === undefined)
  return [
    ...missing.map((concept) => `words/${locale}.json: name the term for ${concept}`),
    ...unknown.map((concept) => `words/${locale}.json: ${concept} is not a concept of words/en.json; remove it`),
  ]
}

/**
 * Finds the words of a list in texts; create it once per language, because compiling the patterns costs more than
 * searching.
 */
export function createWordCheck(locale: Locale, words: WordList): (text: string) => string[] {
  const { adverts, instead } = words
  const findAdverts = createFinder(locale, adverts)
  const findOthers = createFinder(locale, Object.keys(instead))
  const findRivals = createTermCheck(locale, words)
  return (text) => {
    const read = lowerFirst(text)
    return [
      ...findAdverts(read).map((word) => `says “${word}”; remove it, it reads like advertising`),
      ...findOthers(read).map((word) => `says “${word}”; write ${instead[word]}`),
      ...findRivals(text),
    ]
  }
}
