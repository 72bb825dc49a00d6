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

/** Capitals count: "Magic Studio" is a name, "magic" an advert. A sentence's first word is read in small letters. */
function toPattern(word: string, locale: Locale): RegExp {
  if (gluedLocales.has(locale)) return new RegExp(escape(word), 'u')
  const isStem = word.endsWith('*')
  const body = escape(isStem ? word.slice(0, -1) : word)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${body}${isStem ? '' : String.raw`(?![\p{L}\p{N}])`}`, 'u')
}

const lowerFirst = (text: string): string =>
  text.replaceAll(
    /(^|[.!?:]\s+)(\p{Lu})(?=\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toLowerCase(),
  )

/** ブラウザ is part of ブラウザー: where words are glued, what is said rightly is taken out before such a rival is looked for. */
const findsRival = (text: string, { say }: Term, { word, pattern }: Rival, locale: Locale): boolean =>
  pattern.test(gluedLocales.has(locale) && say.includes(word) ? text.replaceAll(say, ' ') : text)

type Rival = { word: string; pattern: RegExp }

/** Finds rivals of the terms of a list in texts; made once per language, as below. */
export function createTermCheck(locale: Locale, { terms }: Pick<WordList, 'terms'>): (text: string) => string[] {
  const rules = Object.values(terms).map((term) => ({
    term,
    rivals: term.not.map((word) => ({ word, pattern: toPattern(word, locale) })),
  }))
  return (text) => {
    // A sentence's first word as it stands too: German nouns are rivals with their capital.
    const readings = [text, lowerFirst(text)]
    return rules.flatMap(({ term, rivals }) =>
      rivals
        .filter((rival) => readings.some((reading) => findsRival(reading, term, rival, locale)))
        .map(({ word }) => `says “${word}”; the term is ${term.say}`),
    )
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
  const findRivals = createTermCheck(locale, words)
  const rules = [
    ...adverts.map((word) => ({
      pattern: toPattern(word, locale),
      advice: `says “${word}”; leave it out, it is an advert`,
    })),
    ...Object.entries(instead).map(([word, better]) => ({
      pattern: toPattern(word, locale),
      advice: `says “${word}”; write ${better}`,
    })),
  ]
  return (text) => {
    const read = lowerFirst(text)
    return [...rules.filter(({ pattern }) => pattern.test(read)).map(({ advice }) => advice), ...findRivals(text)]
  }
}
