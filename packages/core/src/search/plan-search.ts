import { localeCodes, type Locale } from '@polydex/contract/locale'
import type { Db } from '../db/connect.ts'
import { analyzeQuery, type AnalyzedQuery } from './analyze-query.ts'
import { correctQuery, type Corrections } from './correct-query.ts'
import { nameSign } from './compose-document.ts'
import { listMarked, type Marked } from './highlight-text.ts'
import { chooseSpelling, isUnknownWord, listTerms, type Term } from './list-terms.ts'
import { lookUpQuery, type FoundName, type LookedUp } from './look-up-query.ts'

/** How a query is looked for: what `match-tools.ts` and `rank-tools.ts` turn into SQL. */
export type SearchPlan = {
  /** tsquery: tools that have all that is asked for, or a name that begins so. */
  all: string
  /** tsquery: tools that have most of it; used where the other finds few. */
  most: string
  /** Tools whose name fits, and how much that counts beside 0 to 3 for all other words. */
  names: { id: number; bonus: number }[]
  terms: { query: string; weight: number; alternatives: number }[]
  /** Whose words the query is made of: the visitor's language, unless another one has more of them. */
  locale: Locale
  /** The query with its misspelt words corrected, which is what was looked for. */
  didYouMean: string | null
  query: AnalyzedQuery
  marked: Marked
}

const bonuses = { exact: 100, beginning: 40, word: 20, wordBeginning: 10, misspelt: 30, maybeMisspelt: 1.5, inside: 5 }
const shortestMisspelt = 3

/** Understands a query by what the documents have: one or two round trips. */
export async function planSearch(db: Db, text: string, locale: Locale): Promise<SearchPlan> {
  const query = analyzeQuery(text)
  const known = await lookUpQuery(db, query)
  const unknown = query.parts.flatMap((part) =>
    part.kind === 'word' && isUnknownWord(chooseSpelling(part, known), known) ? [part.text] : [],
  )
  const isNamed = known.names.some(({ position }) => position === 0)
  const mayBeMisspelt = !isNamed && query.key.length >= shortestMisspelt
  const corrections = mayBeMisspelt ? await correctQuery(db, query.key, unknown) : undefined
  for (const { word, known: counts } of [...(corrections?.words.values() ?? [])].flat()) known.words.set(word, counts)
  const terms = listTerms(query, known, corrections?.words ?? new Map(), locale)
  const hasUnknown = terms.some(({ alternatives }) => alternatives.length === 0) || unknown.length > 0
  return {
    ...composeMatch(query, terms),
    names: rankNames(query.key, known, corrections, hasUnknown),
    terms: terms
      .filter(({ alternatives }) => alternatives.length > 0)
      .map(({ alternatives, weight }) => ({
        query: alternatives.join(' | '),
        weight,
        alternatives: alternatives.length,
      })),
    locale: chooseLocale(terms, locale),
    didYouMean: unknown.length === 0 ? null : correctText(text, query, corrections),
    query,
    marked: listMarked(
      query,
      [...(corrections?.words.values() ?? [])].flat().map(({ word }) => word),
    ),
  }
}

const anyOf = ({ alternatives }: Term): string =>
  alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' | ')})`

/** Most: at least half of what is asked for, by weight. */
const mostShare = 0.5
/** All subsets of more would be too many. */
const mostTerms = 6

function composeMatch({ key }: AnalyzedQuery, terms: readonly Term[]): { all: string; most: string } {
  const asked = terms.filter(({ isRequired }) => isRequired)
  // Where every word is common, all of them are asked for after all.
  const required = asked.length > 0 ? asked : terms.filter(({ alternatives }) => alternatives.length > 0)
  const name = key === '' ? [] : [`'${nameSign}${key}':*`]
  const isPossible = required.length > 0 && required.every(({ alternatives }) => alternatives.length > 0)
  const all = [...name, ...(isPossible ? [`(${required.map(anyOf).join(' & ')})`] : [])].join(' | ')
  return { all, most: listSubsets(required).join(' | ') }
}

/** Every smallest choice of terms that has enough of the whole weight. */
function listSubsets(required: readonly Term[]): string[] {
  const whole = required.reduce((sum, { weight }) => sum + weight, 0)
  const there = required
    .filter(({ alternatives }) => alternatives.length > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostTerms)
  const found: Term[][] = []
  const extend = (chosen: Term[], weight: number, from: number): void => {
    if (weight >= whole * mostShare) return void found.push(chosen)
    for (let index = from; index < there.length; index += 1) {
      const term = there[index]
      if (term !== undefined) extend([...chosen, term], weight + term.weight, index + 1)
    }
  }
  if (whole > 0) extend([], 0, 0)
  return found.map((chosen) => `(${chosen.map(anyOf).join(' & ')})`)
}

function rankNames(
  key: string,
  { names }: LookedUp,
  corrections: Corrections | undefined,
  hasUnknown: boolean,
): SearchPlan['names'] {
  const bonusOf = new Map<number, number>()
  const raise = (id: number, bonus: number): void => void bonusOf.set(id, Math.max(bonus, bonusOf.get(id) ?? 0))
  for (const name of names) raise(name.id, fitOf(key, name))
  const misspelt = hasUnknown ? bonuses.misspelt : bonuses.maybeMisspelt
  for (const { id } of corrections?.names ?? []) raise(id, misspelt)
  if (bonusOf.size === 0) for (const { id } of corrections?.inside ?? []) raise(id, bonuses.inside)
  return Array.from(bonusOf, ([id, bonus]) => ({ id, bonus }))
}

/** The more of a name was typed, the likelier it is meant. */
function fitOf(key: string, name: FoundName): number {
  const share = key.length / name.key.length
  if (name.position === 0) return name.key === key ? bonuses.exact : bonuses.beginning + share * 10
  return name.key === key ? bonuses.word : bonuses.wordBeginning + share * 5
}

/** Less than the visitor's own by so much is no reason to leave it. */
const clearlyMore = 1.05

function chooseLocale(terms: readonly Term[], own: Locale): Locale {
  const weightIn = (locale: Locale): number =>
    terms.reduce((sum, { weight, locales }) => sum + (locales[locale] === undefined ? 0 : weight), 0)
  const best = localeCodes.toSorted((a, b) => weightIn(b) - weightIn(a))[0] ?? own
  return weightIn(best) > weightIn(own) * clearlyMore ? best : own
}

/** The words as they were typed, the misspelt ones as they are meant; null where nobody knows. */
function correctText(text: string, query: AnalyzedQuery, corrections: Corrections | undefined): string | null {
  const name = corrections?.names[0]?.name
  if (name !== undefined) return name
  let corrected = text.trim()
  for (const part of query.parts) {
    if (part.kind !== 'word') continue
    const correction = corrections?.words.get(part.text)?.[0]
    if (correction === undefined) continue
    corrected = corrected.replace(part.original, () => correction.spelling)
  }
  return corrected === text.trim() ? null : corrected
}
