import type { Locale } from '@polydex/contract/locale/locale'
import { foldText, spellUmlauts } from './fold-text.ts'
import { splitParts, splitRuns } from './split-runs.ts'
import { stemWord } from './stem-word.ts'

/** Characters; no word of any language is longer. */
export const maxWordLength = 40

/** Stems of German words, for splitting compounds. */
export type Lexicon = ReadonlySet<string>

/** The token of two neighbouring words in Vietnamese, whose words mostly have two syllables. */
export const joinPair = (first: string, second: string): string => `${first}_${second}`

/** All bigrams, and the last character alone: every character can then be found as a prefix. */
export function listBigrams(text: string): string[] {
  const characters = Array.from(text)
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}

/** Returns the forms in which a word is searched. */
export type FormsOf = (word: string, locale: Locale) => string[]

/** The word itself, which comes first, with ae for ä, stemmed, in its parts, and the parts of a compound. */
export function listForms(original: string, locale: Locale, lexicon: Lexicon = new Set()): string[] {
  const word = foldText(original).slice(0, maxWordLength)
  const spelled = foldText(spellUmlauts(original)).slice(0, maxWordLength)
  const parts = splitParts(original)
    .map((part) => foldText(part))
    .filter((part) => part.length > 1)
  const words = [word, spelled, ...(parts.length > 1 ? parts : [])].filter((form) => form !== '')
  const compound = locale === 'de' ? splitCompound(word, lexicon) : []
  return [...new Set([...words.flatMap((form) => [form, stemWord(form, locale)]), ...compound])]
}

/** Minimum length of a part of a compound: shorter ones are in every long word. */
const minPartLength = 4

/** The stems of the two parts of a German compound, if both are words of the lexicon: Bildbearbeitung. */
export function splitCompound(word: string, lexicon: Lexicon): string[] {
  for (let at = minPartLength; at <= word.length - minPartLength; at += 1) {
    const [first, second] = [word.slice(0, at), stemWord(word.slice(at), 'de')]
    if (!lexicon.has(second)) continue
    // Hintergrund-entfernung, Arbeit-s-zeit
    const known = [stemWord(first, 'de'), stemWord(first.replace(/(?:s|en|es)$/, ''), 'de')].find(
      (stem) => stem.length >= minPartLength && lexicon.has(stem),
    )
    if (known !== undefined) return [known, second]
  }
  return []
}

/** The tokens by which a text in a language is found. */
export function listTokens(text: string, locale: Locale, formsOf: FormsOf = listForms): Set<string> {
  const tokens = new Set<string>()
  let before: { word: string; end: number } | undefined
  for (const { kind, text: run, start } of splitRuns(text)) {
    if (kind !== 'word') {
      for (const token of listBigrams(foldText(run))) tokens.add(token)
      continue
    }
    const forms = formsOf(run, locale)
    for (const token of forms) tokens.add(token)
    const [word = ''] = forms
    if (locale === 'vi') {
      if (before !== undefined && text.slice(before.end, start).trim() === '') tokens.add(joinPair(before.word, word))
      before = { word, end: start + run.length }
    }
  }
  return tokens
}

/** Whether a word belongs in a lexicon of German words. */
export const isPart = (word: string): boolean => /^[a-z]{4,14}$/.test(word)

/** The stems of the longer words of German texts. */
export function collectLexicon(texts: Iterable<string>): Set<string> {
  const lexicon = new Set<string>()
  for (const text of texts)
    for (const { kind, text: run } of splitRuns(text)) {
      const stem = kind === 'word' ? stemWord(foldText(run), 'de') : ''
      if (stem.length >= minPartLength && stem.length <= 14) lexicon.add(stem)
    }
  return lexicon
}
