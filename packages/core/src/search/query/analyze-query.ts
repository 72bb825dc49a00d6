import type { Locale } from '@polydex/contract/locale/locale'
import { foldText, foldWithOffsets, spellUmlauts } from '../text/fold-text.ts'
import { joinPair, listBigrams, maxWordLength } from '../text/list-tokens.ts'
import { squash } from '../text/name-keys.ts'
import { splitParts, splitRuns } from '../text/split-runs.ts'
import { stemmedLocales, stemWord } from '../text/stem-word.ts'
import { stripKorean } from '../text/strip-korean.ts'

/** A word of a query in every form that documents may contain. */
export type QueryWord = {
  kind: 'word'
  /** As it was typed. */
  original: string
  /** Folded, with ae for ä: documents contain such words in this form too. */
  text: string
  /** Its parts, if it joins several words, such as ChatGPT. */
  parts: string[]
  stems: { locale: Locale; stem: string }[]
  /** Pairs of words that it may be composed of. */
  halves: [string, string][]
  /** The same with a for ä, for documents that spell it so; only if the two differ. */
  plain?: QueryWord
}

/** Characters without spaces in between, searched by their bigrams. */
export type QueryRun = {
  kind: 'run'
  /** As it was typed. */
  original: string
  text: string
  bigrams: string[]
  /** For each character, whether it is a hiragana between others: mostly grammar. */
  weak: boolean[]
}

export type QueryPart = QueryWord | QueryRun

export type AnalyzedQuery = {
  /** The whole query as a name, with ae for ä: names with an ä are stored in both forms. */
  key: string
  parts: QueryPart[]
  /** Neighbouring words joined: `index` is that of the first. */
  pairs: { index: number; joined: string; pair: string }[]
}

/** A query with more words is a sentence, whose first words are enough. */
const maxParts = 10
const maxRunLength = 24
const minHalfLength = 4

/** Splits a query into words and runs. Does not use the database, and accepts any text. */
export function analyzeQuery(query: string): AnalyzedQuery {
  const parts = splitRuns(query)
    .slice(0, maxParts)
    .flatMap(({ kind, text }): QueryPart[] => {
      if (kind === 'word') return [analyzeWord(text)]
      const run = kind === 'hangul' ? analyzeKorean(text) : analyzeRun(text)
      return run.text === '' ? [] : [run]
    })
  const pairs = parts.flatMap((part, index) => {
    const next = parts[index + 1]
    return part.kind === 'word' && next?.kind === 'word'
      ? [{ index, joined: part.text + next.text, pair: joinPair(part.text, next.text) }]
      : []
  })
  return { key: squash(spellUmlauts(query)), parts, pairs }
}

const analyzeKorean = (original: string): QueryRun => {
  const text = stripKorean(Array.from(foldText(original)).slice(0, maxRunLength).join(''))
  return { kind: 'run', original, text, bigrams: listBigrams(text), weak: Array.from(text, () => false) }
}

function analyzeRun(original: string): QueryRun {
  const { text, offsets } = foldWithOffsets(original)
  const isWeak = (at: number): boolean => /^[\u3041-\u309f]/.test(original.slice(offsets[at]))
  const characters = Array.from(text).slice(0, maxRunLength)
  let at = 0
  const weak = characters.map((character) => {
    const isGrammar = isWeak(at)
    at += character.length
    return isGrammar
  })
  const folded = characters.join('')
  return {
    kind: 'run',
    original,
    text: folded,
    bigrams: listBigrams(folded),
    // In a query of hiragana only, they are words.
    weak: weak.every(Boolean) ? weak.map(() => false) : weak,
  }
}

function analyzeWord(original: string): QueryWord {
  const spelled = foldText(spellUmlauts(original))
  const folded = foldText(original)
  // Visitors may type ae for ä, and both must find the same.
  const plain = folded === spelled ? spelled.replaceAll(/([aou])e/g, '$1') : folded
  return {
    ...toQueryWord(original, spelled.slice(0, maxWordLength)),
    ...(spelled !== plain && { plain: toQueryWord(original, plain.slice(0, maxWordLength)) }),
  }
}

function toQueryWord(original: string, text: string): QueryWord {
  const parts = splitParts(original).map((part) => foldText(part))
  return {
    kind: 'word',
    original,
    text,
    parts: parts.length > 1 && parts.length < 5 ? parts : [],
    stems: stemmedLocales.map((locale) => ({ locale, stem: stemWord(text, locale) })),
    halves: listHalves(text),
  }
}

/** Possible splits of a compound; each half without its ending. */
function listHalves(word: string): [string, string][] {
  const halves: [string, string][] = []
  for (let at = minHalfLength; at <= word.length - minHalfLength; at += 1) {
    const second = stemWord(word.slice(at), 'de')
    const first = word.slice(0, at)
    for (const half of new Set([first, first.replace(/(?:s|en|es)$/, '')]))
      if (half.length >= minHalfLength && second.length >= minHalfLength) halves.push([stemWord(half, 'de'), second])
  }
  return halves
}

/** Every token whose number of tools influences how a query is interpreted. */
export function listQueryTokens({ parts, pairs }: AnalyzedQuery): string[] {
  const tokens = parts.flatMap((part) => (part.kind === 'run' ? part.bigrams : listWordTokens(part)))
  return [...new Set([...tokens, ...pairs.flatMap(({ joined, pair }) => [joined, pair])])]
}

/** Every form that a word may have in documents and in the phrases of topics. */
export const listWordTokens = ({ text, parts, stems, halves, plain }: QueryWord): string[] => [
  text,
  ...parts,
  ...stems.map(({ stem }) => stem),
  ...halves.flat(),
  ...(plain === undefined ? [] : listWordTokens(plain)),
]
