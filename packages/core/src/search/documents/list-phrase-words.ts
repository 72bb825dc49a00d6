import type { Locale } from '@polydex/contract/locale/locale'
import { coverRun, coverUnits } from '../text/cover-run.ts'
import { foldText, foldWithOffsets, spellUmlauts } from '../text/fold-text.ts'
import { joinPair, listBigrams, splitCompound, type Lexicon } from '../text/list-tokens.ts'
import { splitRuns } from '../text/split-runs.ts'
import { stemWord } from '../text/stem-word.ts'
import { stripKorean } from '../text/strip-korean.ts'

/** Statistics over all phrases: how often each pair of characters occurs, and their German words. */
export type PhraseGround = { pairs: ReadonlyMap<string, number>; lexicon: Lexicon }

const hiragana = /[\u3041-\u309f]/

const foldWords = (phrase: string): string[] =>
  splitRuns(phrase).flatMap(({ kind, text }) => (kind === 'word' ? [foldText(spellUmlauts(text))] : []))

/** The pairs of characters or Vietnamese syllables in a phrase, for counting. */
export const listPhrasePairs = (phrase: string, locale: Locale): string[] =>
  locale === 'vi'
    ? joinNeighbours(foldWords(phrase))
    : splitRuns(phrase).flatMap(({ kind, text }) =>
        kind === 'word' ? [] : listBigrams(foldText(text)).filter((pair) => Array.from(pair).length > 1),
      )

/**
 * The words of a phrase in the normal form that queries have too: stems, the parts of a compound, pairs of syllables in
 * Vietnamese, and the fewest pairs of characters that cover a run.
 */
export function listPhraseWords(phrase: string, locale: Locale, ground: PhraseGround): Set<string> {
  const runs = splitRuns(phrase)
  const words = foldWords(phrase)
  const spoken = locale === 'vi' ? coverSyllables(words, ground) : words.flatMap((word) => stem(word))
  function stem(word: string): string[] {
    const parts = locale === 'de' ? splitCompound(word, ground.lexicon) : []
    return parts.length > 0 ? parts : [stemWord(word, locale)]
  }
  return new Set([
    ...spoken,
    ...runs.flatMap(({ kind, text }) => (kind === 'word' ? [] : coverPhrase(kind, text, ground))),
  ])
}

const joinNeighbours = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => joinPair(words[index] ?? '', word))

function coverSyllables(syllables: readonly string[], { pairs }: PhraseGround): string[] {
  const weak = syllables.map(() => false)
  return coverUnits(syllables, weak, joinPair, (pair) => pairs.get(pair) ?? 0).map(({ text }) => text)
}

function coverPhrase(kind: 'cjk' | 'hangul', original: string, { pairs }: PhraseGround): string[] {
  const { text: folded, offsets } = foldWithOffsets(original)
  const text = kind === 'hangul' ? stripKorean(folded) : folded
  let at = 0
  const weak = Array.from(text, (character) => {
    const isGrammar = hiragana.test(original[offsets[at] ?? 0] ?? '')
    at += character.length
    return isGrammar
  })
  if (Array.from(text).length < 2) return [text]
  const pieces = coverRun(
    { text, weak: weak.every(Boolean) ? weak.map(() => false) : weak },
    (pair) => pairs.get(pair) ?? 0,
  )
  return pieces.flatMap((piece) => (piece.isPair ? [piece.text] : []))
}
