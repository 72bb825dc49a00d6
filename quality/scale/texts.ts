import type { Locale } from '@polydex/contract/locale'
import { createRandom, drawIndex, streams } from './random.ts'
import { drawPicks, pickWords, type Picks, type Words } from './words.ts'
import { japanese, korean, simplifiedChinese, traditionalChinese } from './words-asian.ts'
import { english, german, portuguese, spanish, vietnamese } from './words-latin.ts'

export const wordsOf: Record<Locale, Words> = {
  en: english,
  tw: traditionalChinese,
  zh: simplifiedChinese,
  es: spanish,
  de: german,
  ja: japanese,
  ko: korean,
  vi: vietnamese,
  pt: portuguese,
}

/** Content of a tool's texts, independent of language. */
type Outline = { sentences: Picks[]; useCases: Picks[]; /** Of the usual length, around 1. */ stretch: number }

export type SyntheticText = { description: string; useCases: string[] }

/** More than any language needs to reach its length. */
const maxSentences = 10

export function inventOutline(seed: number, number: number): Outline {
  const random = createRandom(seed, streams.text, number)
  return {
    stretch: 0.75 + random() * 0.4,
    useCases: Array.from({ length: 2 + drawIndex(random, 3) }, () => drawPicks(random)),
    sentences: Array.from({ length: maxSentences }, () => drawPicks(random)),
  }
}

/** Renders the outline in one language: adds sentences until the text is long enough. */
export function writeText(locale: Locale, { sentences, useCases, stretch }: Outline): SyntheticText {
  const words = wordsOf[locale]
  let description = ''
  for (const picks of sentences) {
    if (description.length >= words.length * stretch - words.length / 6) break
    description += words.sentence(pickWords(words, picks))
  }
  return {
    description: description.trimEnd(),
    useCases: useCases.map((picks) => words.useCase(pickWords(words, picks))),
  }
}
