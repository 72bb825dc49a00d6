import type { Locale } from '@polydex/contract/locale'

/** What a language's texts may not say: adverts are left out, other words have a better one. `x*` is any word that begins so. */
export type WordList = { adverts: readonly string[]; instead: Readonly<Record<string, string>> }

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

/** Finds the words of a list in texts; made once per language, because the patterns cost more than the search. */
export function createWordCheck(locale: Locale, { adverts, instead }: WordList): (text: string) => string[] {
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
    return rules.filter(({ pattern }) => pattern.test(read)).map(({ advice }) => advice)
  }
}
