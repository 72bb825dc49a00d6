import type { Locale } from '@polydex/contract/locale/locale'
import { listWordTokens, type AnalyzedQuery, type QueryRun, type QueryWord } from './analyze-query.ts'
import type { Correction } from './correct-query.ts'
import { coverRun, type Piece } from '../text/cover-run.ts'
import { fillerTokens } from './filler-words.ts'
import type { LookedUp } from './look-up-query.ts'

/** A part of a query, in every form in which a document may have it. */
export type Term = {
  /** tsquery operands, any of which matches; empty: no tool has it. */
  alternatives: string[]
  /** Its forms as query tokens, for comparison with the phrases of topics. */
  tokens: string[]
  /** The rarer, the heavier. */
  weight: number
  /** False if too many tools have it, or if it is too short a part of a word to be significant. */
  isRequired: boolean
  /** Number of tools with it, by language. */
  locales: Partial<Record<Locale, number>>
}

const bounds = { min: 0.3, max: 2, unknown: 2.5 }
const fillerWeight = 0.1
/** A term that a larger share of all tools has is optional, unless every term is. */
const commonShare = 0.4
const minBeginningLength = 4
const minCompoundLength = 9
/** A word that more tools have is not split as a compound: Rechtschreibung is not about writing laws. */
const fewTools = 5

export const quote = (token: string): string => `'${token}'`
const begin = (token: string): string => `'${token}':*`

/** The square root keeps a rare verb from outweighing its noun. */
const weigh = (tools: number, all: number): number =>
  Math.min(bounds.max, Math.max(bounds.min, Math.sqrt(Math.max(0, Math.log((all + 1) / (tools + 0.5))))))

/** The terms of a query. `corrections` has the candidates for misspelt words. */
export function listTerms(
  query: AnalyzedQuery,
  known: LookedUp,
  corrections: ReadonlyMap<string, readonly Correction[]>,
  locale: Locale,
): Term[] {
  const terms = query.parts.flatMap((part, index) => {
    if (part.kind === 'run') return listRunTerms(part, known)
    const joined = query.pairs
      .filter((pair) => pair.index === index || pair.index === index - 1)
      .flatMap((pair) => (known.words.has(pair.joined) ? [pair.joined] : []))
    return [toWordTerm(chooseSpelling(part, known), known, joined, corrections.get(part.text) ?? [], locale)]
  })
  const pairs = query.pairs.flatMap(({ pair }) => {
    const word = known.words.get(pair)
    return word === undefined ? [] : [toTerm([quote(pair)], word.tools, known, word.locales, 0.7)]
  })
  return [...terms, ...pairs]
}

/** An optional term: it only raises the rank of a tool. */
const toTerm = (
  alternatives: string[],
  tools: number,
  { tools: all }: LookedUp,
  locales: Term['locales'],
  factor: number,
): Term => ({ alternatives, tokens: [], weight: weigh(tools, all) * factor, isRequired: false, locales })

/** Whether no document has the word or one that begins with it. */
export const isUnknownWord = ({ text, parts }: QueryWord, { words, beginnings }: LookedUp): boolean =>
  !words.has(text) &&
  (beginnings.get(text) === undefined || text.length < minBeginningLength) &&
  !(parts.length > 0 && parts.every((part) => words.has(part)))

/** Chooses the spelling with ae for ä, unless only the other form is known. */
export const chooseSpelling = (word: QueryWord, known: LookedUp): QueryWord =>
  word.plain !== undefined && isUnknownWord(word, known) && !isUnknownWord(word.plain, known) ? word.plain : word

function toWordTerm(
  word: QueryWord,
  known: LookedUp,
  joined: readonly string[],
  corrections: readonly Correction[],
  locale: Locale,
): Term {
  const { words, beginnings, tools: all } = known
  const exact = words.get(word.text)
  const spoken = exact === undefined ? undefined : new Set<string>([...Object.keys(exact.locales), locale])
  const stems = word.stems
    .filter(
      (entry) => (spoken?.has(entry.locale) ?? true) && words.get(entry.stem)?.locales[entry.locale] !== undefined,
    )
    .map(({ stem }) => stem)
  const plain = [word.text, ...stems, ...joined, ...corrections.map((correction) => correction.word)]
  const tokens = [...new Set(plain)].filter((token) => words.has(token))
  const alternatives = tokens.map(quote)
  // A known word is not treated as a prefix: inventar is not the beginning of inventario.
  const longer =
    alternatives.length === 0 && word.text.length >= minBeginningLength ? beginnings.get(word.text) : undefined
  if (longer !== undefined) alternatives.push(begin(word.text))
  const isRare = tokens.every((token) => (words.get(token)?.tools ?? 0) < fewTools)
  const compound = isRare && word.text.length >= minCompoundLength ? findHalves(word, known) : undefined
  for (const several of [word.parts, compound ?? []])
    if (several.length > 0 && several.every((token) => words.has(token)))
      alternatives.push(`(${several.map(quote).join(' & ')})`)
  const locales: Term['locales'] = {}
  for (const token of tokens)
    for (const [code, count] of Object.entries(words.get(token)?.locales ?? {}) as [Locale, number][])
      locales[code] = Math.max(locales[code] ?? 0, count)
  if (compound !== undefined) locales.de ??= 1
  const tools = Math.max(
    longer ?? 0,
    ...tokens.map((token) => words.get(token)?.tools ?? 1),
    compound === undefined ? 0 : 1,
  )
  const isFiller = fillerTokens.has(word.text)
  return {
    alternatives,
    tokens: listWordTokens(word),
    weight: isFiller ? fillerWeight : alternatives.length === 0 ? bounds.unknown : weigh(tools, all),
    isRequired: !isFiller && tools <= all * commonShare,
    locales,
  }
}

/** The halves of a compound that are both words of German texts; of several splits, the one with the most common words. */
export function findHalves({ halves }: QueryWord, { words }: LookedUp): [string, string] | undefined {
  const toolsWith = (token: string): number => words.get(token)?.locales.de ?? 0
  const commonness = ([first, second]: [string, string]): number => Math.min(toolsWith(first), toolsWith(second))
  return halves.filter((pair) => commonness(pair) > 0).toSorted((a, b) => commonness(b) - commonness(a))[0]
}

/**
 * Whether no tool has the word that a run stands for: no tool has any of its pairs, or it is a short word in kana with
 * a part that no tool has. Its other pairs would match unrelated words.
 */
const isUnknownRun = ({ text, weak }: QueryRun, pieces: readonly Piece[]): boolean =>
  pieces.every(({ isPair }) => !isPair) ||
  (/^[\u3041-\u309f]{3,6}$/.test(text) && pieces.some(({ isPair }, index) => !isPair && weak[index] !== true))

function listRunTerms(run: QueryRun, known: LookedUp): Term[] {
  const { words, tools: all } = known
  const toolsWith = (pair: string): number => words.get(pair)?.tools ?? 0
  if (run.bigrams.length === 1)
    return [
      {
        alternatives: [begin(run.text)],
        tokens: [run.text],
        weight: 1,
        isRequired: true,
        locales: words.get(run.text)?.locales ?? {},
      },
    ]
  const pieces = coverRun(run, toolsWith)
  if (isUnknownRun(run, pieces))
    return [{ alternatives: [], tokens: run.bigrams, weight: bounds.unknown, isRequired: true, locales: {} }]
  const covering = new Set(pieces.map(({ text }) => text))
  const required = pieces.flatMap(({ text, isPair }): Term[] => {
    if (!isPair) return []
    const word = words.get(text)
    const isFiller = fillerTokens.has(text)
    const tools = toolsWith(text)
    return [
      {
        alternatives: word === undefined ? [] : [quote(text)],
        tokens: [text],
        weight: isFiller ? fillerWeight : word === undefined ? bounds.unknown : weigh(tools, all),
        isRequired: !isFiller && tools <= all * commonShare,
        locales: word?.locales ?? {},
      },
    ]
  })
  const singles = pieces.flatMap(({ text, isPair }, index) =>
    isPair || run.weak[index] === true ? [] : [toTerm([begin(text)], all * 0.2, known, {}, 0.2)],
  )
  const crossing = run.bigrams
    .filter((pair) => pair.length > 1 && !covering.has(pair) && words.has(pair))
    .map((pair) => toTerm([quote(pair)], toolsWith(pair), known, words.get(pair)?.locales ?? {}, 0.3))
  return [...required, ...singles, ...crossing]
}
