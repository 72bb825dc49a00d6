import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import { findScriptFaults } from '../find-script-faults.ts'
import { gluedLocales } from '../glued-locales.ts'

/** Words that hardly any sentence of the language lacks, and the others have not. */
const commonWords: Partial<Record<Locale, string>> = {
  en: 'the and with of from your that is by into for to our it you',
  de: 'und die der das mit für ein eine aus oder',
  es: 'el y con los las una del que por texto',
  pt: 'e o com os uma da em não para ao são',
  vi: 'và của cho từ với các một để bằng trong',
}

const fits = (locale: Locale, text: string): number => {
  if (gluedLocales.has(locale)) return findScriptFaults(locale, text).length === 0 ? 1 : 0
  const common = new Set(commonWords[locale]?.split(' '))
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.filter((word) => common.has(word)).length
}

/** The language that most of the texts seem to be written in; undefined if nothing points to one. */
export function guessLanguage(texts: readonly string[]): Locale | undefined {
  const sample = texts.slice(0, 200)
  const scores = localeCodes.map((locale) => ({
    locale,
    score: sample.reduce((sum, text) => sum + fits(locale, text), 0),
  }))
  // Han without kana: Japanese has kana, so whatever passes as Japanese is not Chinese.
  const kana = scores.find(({ locale, score }) => locale === 'ja' && score > sample.length / 2)
  const [best] = kana === undefined ? scores.toSorted((one, other) => other.score - one.score) : [kana]
  return best === undefined || best.score === 0 ? undefined : best.locale
}
