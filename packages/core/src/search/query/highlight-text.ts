import type { AnalyzedQuery } from './analyze-query.ts'
import { isFunctionWord } from './filler-words.ts'
import { foldText, foldWithOffsets, spellUmlauts } from '../text/fold-text.ts'
import { remember } from '../../remember.ts'
import { splitParts, splitRuns, type Run } from '../text/split-runs.ts'
import { stemmedLocales, stemWord } from '../text/stem-word.ts'

/** In UTF-16 code units. */
export type Range = { start: number; length: number }

/** Shorter prefixes are not marked in longer words. */
const minBeginningLength = 3

/** Shorter stems are words of their own: that of letter is let. */
const minStemLength = 4

/** What to mark in texts: words in all their forms, prefixes of words, and sequences of characters. */
export type Marked = { words: ReadonlySet<string>; beginnings: string[]; stretches: string[] }

/** What a query marks. Uses the stems of all languages: the shown text may be in another one than the query. */
export function listMarked(query: AnalyzedQuery, corrections: readonly string[] = []): Marked {
  const typed = query.parts.flatMap((part) =>
    part.kind === 'word' && !isFunctionWord(part.original)
      ? [part.text, part.plain?.text ?? part.text, ...part.parts]
      : [],
  )
  const words = [...new Set([...typed, ...corrections])]
  return {
    words: new Set(words.flatMap((word) => [word, ...stemsOf(word).filter((stem) => stem.length >= minStemLength)])),
    beginnings: words.filter((word) => word.length >= minBeginningLength),
    stretches: query.parts.flatMap((part) => (part.kind === 'run' ? listStretches(part.text, part.weak) : [])),
  }
}

const stemsOf = (word: string): string[] => stemmedLocales.map((locale) => stemWord(word, locale))

/** A run, and each pair of its characters unless both are grammar. */
function listStretches(run: string, weak: readonly boolean[]): string[] {
  if (isFunctionWord(run)) return []
  const characters = Array.from(run)
  const isGrammar = (index: number): boolean => weak[index] === true || isFunctionWord(characters[index] ?? '')
  if (characters.length < 3) return [run]
  const pairs = characters.flatMap((character, index) => {
    const next = characters[index + 1]
    return next === undefined || (isGrammar(index) && isGrammar(index + 1)) ? [] : [character + next]
  })
  return [run, ...pairs]
}

/** The ranges of a text that match, exact across foldings: 「翻译」 marks 翻譯. Ranges neither overlap nor touch. */
export function highlightText(text: string, marked: Marked): Range[] {
  return mergeRanges(
    splitRuns(text).flatMap((run) => (run.kind === 'word' ? markWord(run, marked) : markRun(run, marked))),
  )
}

/** A word of a text in all forms that a query may use, and its parts if it joins several words. */
type KnownWord = { folded: string; forms: string[]; parts: { start: number; length: number; folded: string }[] }

const rememberWord = remember(lookAtWord)

function lookAtWord(word: string): KnownWord {
  const folded = foldText(word)
  const forms = [...new Set([folded, foldText(spellUmlauts(word))].flatMap((form) => [form, ...stemsOf(form)]))]
  let at = 0
  const parts = splitParts(word).map((part) => {
    const start = at
    at += part.length
    return { start, length: part.length, folded: foldText(part) }
  })
  return { folded, forms, parts: parts.length === 1 ? [] : parts.filter(({ length }) => length > 1) }
}

function markWord({ text, start }: Run, { words, beginnings }: Marked): Range[] {
  const { folded, forms, parts } = rememberWord(text)
  if (forms.some((form) => words.has(form))) return [{ start, length: text.length }]
  const typed = Math.max(0, ...beginnings.filter((beginning) => folded.startsWith(beginning)).map((b) => b.length))
  if (typed > 0) return [{ start, length: foldWithOffsets(text).offsets[typed] ?? text.length }]
  return parts
    .filter((part) => words.has(part.folded))
    .map((part) => ({ start: start + part.start, length: part.length }))
}

function markRun({ text, start }: Run, { stretches }: Marked): Range[] {
  const { text: folded, offsets } = foldWithOffsets(text)
  const ranges: Range[] = []
  for (const stretch of stretches)
    for (let at = folded.indexOf(stretch); at !== -1; at = folded.indexOf(stretch, at + 1)) {
      const [from = 0, to = text.length] = [offsets[at], offsets[at + stretch.length]]
      ranges.push({ start: start + from, length: to - from })
    }
  return ranges
}

function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const { start, length } of ranges.toSorted((a, b) => a.start - b.start || b.length - a.length)) {
    const last = merged.at(-1)
    if (last !== undefined && start <= last.start + last.length)
      last.length = Math.max(last.length, start + length - last.start)
    else merged.push({ start, length })
  }
  return merged
}
