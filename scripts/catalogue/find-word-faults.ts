import type { Locale } from '@polydex/contract/locale'

/** The one word for a concept, and its rivals, which confuse whoever reads two pages. */
type Term = { say: string; not: readonly string[] }

/** What a language's texts may not say: adverts are left out, other words have a better one. `x*` is any word that begins so. */
export type WordList = {
  adverts: readonly string[]
  instead: Readonly<Record<string, string>>
  /** By concept, the same ones in every language. */
  terms: Readonly<Record<string, Term>>
}

/** Han, kana and Hangul are written without spaces, or glue endings to words: there a word is looked for anywhere. */
const gluedLocales = new Set<Locale>(['tw', 'zh', 'ja', 'ko'])

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const [before, after] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`]

/** Any of some words, whole; `x*` is any word that begins so. */
const toPattern = (words: readonly string[]): RegExp => {
  const bodies = words.map((word) => (word.endsWith('*') ? escape(word.slice(0, -1)) : escape(word) + after))
  return new RegExp(`${before}(?:${bodies.join('|')})`, 'u')
}

/** Finds some words in texts. Capitals count: "Magic Studio" is a name, "magic" an advert. */
function createFinder(locale: Locale, words: readonly string[]): (text: string) => string[] {
  if (gluedLocales.has(locale)) return (text) => words.filter((word) => text.includes(word))
  if (words.length === 0) return () => []
  // Nearly every text has none: one look for all of them decides.
  const anyWord = toPattern(words)
  return (text) => (anyWord.test(text) ? words.filter((word) => toPattern([word]).test(text)) : [])
}

/** A sentence's first word in small letters. */
const lowerFirst = (text: string): string =>
  text.replaceAll(
    /(^|[.!?:]\s+)(\p{Lu})(?=\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toLowerCase(),
  )

/** Finds rivals of the terms of a list in texts; made once per language, as below. */
export function createTermCheck(locale: Locale, { terms }: Pick<WordList, 'terms'>): (text: string) => string[] {
  const rivals = Object.values(terms).flatMap(({ say, not }) => not.map((word) => ({ word, say })))
  const find = createFinder(locale, [...new Set(rivals.map(({ word }) => word))])
  /** ブラウザ is part of ブラウザー: where words are glued, what is said rightly is no rival. */
  const isSaid = (text: string, word: string, say: string): boolean =>
    gluedLocales.has(locale) && say.includes(word) && !text.replaceAll(say, ' ').includes(word)
  return (text) => {
    // A sentence's first word as it stands too: German nouns are rivals with their capital.
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
    ...unknown.map((concept) => `words/${locale}.json: ${concept} is no concept of words/en.json; take it out`),
  ]
}

/** Finds the words of a list in texts; made once per language, because the patterns cost more than the search. */
export function createWordCheck(locale: Locale, words: WordList): (text: string) => string[] {
  const { adverts, instead } = words
  const findAdverts = createFinder(locale, adverts)
  const findOthers = createFinder(locale, Object.keys(instead))
  const findRivals = createTermCheck(locale, words)
  return (text) => {
    const read = lowerFirst(text)
    return [
      ...findAdverts(read).map((word) => `says “${word}”; leave it out, it is an advert`),
      ...findOthers(read).map((word) => `says “${word}”; write ${instead[word]}`),
      ...findRivals(text),
    ]
  }
}
