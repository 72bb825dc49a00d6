import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import type { Db } from '../../db/connect.ts'
import { analyzeQuery, type AnalyzedQuery } from './analyze-query.ts'
import { correctQuery, type Corrections } from './correct-query.ts'
import { composeMatch, listAsked } from './compose-match.ts'
import { listMarked, type Marked } from './highlight-text.ts'
import { isFunctionWord } from './filler-words.ts'
import { hasHan, isUnlistedName, matchPairs, type AskedName } from './is-unlisted-name.ts'
import { chooseTask, chooseTopics } from './choose-topics.ts'
import { chooseSpelling, findHalves, isUnknownWord, listTerms, type Term } from './list-terms.ts'
import { lookUpQuery, type FoundName, type LookedUp } from './look-up-query.ts'
import { weighTerms, type WeighedTerm } from './weigh-terms.ts'
import { sql } from 'kysely'

const maxCandidates = 24
/** The share of a name's letters that may be wrong, and how many. */
const maxWrong = { share: 0.4, letters: 2 }

/** Tools whose names have two letters wrong. */
async function findSimilarNames(db: Db, key: string): Promise<number[]> {
  const { rows } = await sql<{ id: number; key: string }>`
    select tool_id as id, key from search_names
    where position = 0 and key % ${key}
    order by similarity(key, ${key}) desc, tool_id
    limit ${sql.lit(maxCandidates)}
  `.execute(db)
  const most = Math.min(maxWrong.letters, key.length * maxWrong.share)
  return [...new Set(rows.filter((row) => countWrong(row.key, key) <= most).map(({ id }) => id))]
}

/** How many letters to replace, add or leave out to make one word of the other (Levenshtein). */
function countWrong(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (const [at, letter] of Array.from(first).entries()) {
    const next = [at + 1]
    for (let to = 1; to <= second.length; to += 1)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (second[to - 1] === letter ? 0 : 1),
      )
    row = next
  }
  return row[second.length] ?? 0
}

/** The plan of a search, which `match-tools.ts` and `rank-tools.ts` turn into SQL. */
export type SearchPlan = {
  /** tsquery: tools that match all terms, a certain topic, or the beginning of a name. */
  all: string
  /** tsquery: tools that match most of the terms; used if `all` finds few. */
  most: string
  /** Tools whose name matches, and the bonus for it, compared with 0 to 3 for all other words. */
  names: { id: number; bonus: number }[]
  terms: WeighedTerm[]
  /** The language of the query's words: the visitor's, unless another one has more of them. */
  locale: Locale
  /** The query with its misspelt words corrected, which is what was searched for. */
  didYouMean: string | null
  /** Whether the query looks like the name of a tool that is not listed; `keep-nearest.ts` then narrows the plan. */
  isUnlisted: boolean
  /** Id of the task that the query asks for, and whether the query says nothing else. */
  task: { id: number; isAll: boolean } | null
  query: AnalyzedQuery
  marked: Marked
}

const bonuses = {
  exact: 100,
  beginning: 40,
  misspelt: 30,
  word: 20,
  wordBeginning: 10,
  other: 5,
  inside: 5,
  similar: 4,
  maybeMisspelt: 1.5,
}
const minMisspeltLength = 3

/** Plans a search by looking the query up in the documents: one or two round trips, three or four for an unlisted name. */
export async function planSearch(db: Db, text: string, locale: Locale): Promise<SearchPlan> {
  const query = analyzeQuery(text)
  const known = await lookUpQuery(db, query)
  const unknown = query.parts.flatMap((part) =>
    part.kind === 'word' && !isFunctionWord(part.original) && isUnknownWord(chooseSpelling(part, known), known)
      ? [part.text]
      : [],
  )
  const isNamed = known.names.some(({ position }) => position === 0)
  const mayBeMisspelt = !isNamed && query.key.length >= minMisspeltLength
  const corrections = mayBeMisspelt ? await correctQuery(db, query.key, unknown, locale) : undefined
  for (const { word, known: counts } of [...(corrections?.words.values() ?? [])].flat()) known.words.set(word, counts)
  const terms = listTerms(query, known, corrections?.words ?? new Map(), locale)
  const topics = chooseTopics(known.phrases, listAsked(terms))
  const asked: AskedName = { query, known, corrections, locale }
  if (await isUnlistedName(db, asked)) return planNearest(db, asked)
  const hasUnknown = terms.some(({ alternatives }) => alternatives.length === 0) || unknown.length > 0
  return {
    ...composeMatch(query.key, terms, topics),
    names: rankNames(query.key, known, corrections, hasUnknown),
    terms: weighTerms(terms, topics),
    locale: chooseLocale(terms, locale),
    didYouMean: unknown.length === 0 ? null : correctText(text, query, corrections),
    isUnlisted: false,
    task: isExact(known, query.key) ? null : chooseTask(known.phrases, topics),
    query,
    marked: listMarked(
      query,
      [...(corrections?.words.values() ?? [])].flat().map(({ word }) => word),
    ),
  }
}

/** The tools nearest to a name that is not listed: with a similar name, or with the words that the name joins. */
async function planNearest(db: Db, { query, known, corrections, locale }: AskedName): Promise<SearchPlan> {
  const joined = query.parts.flatMap((part) => {
    if (part.kind === 'run') return hasHan(part) ? [part.original] : []
    return part.parts.length > 0 ? part.parts : (findHalves(part, known) ?? [])
  })
  const words = analyzeQuery(joined.filter((word) => !isFunctionWord(word)).join(' '))
  const terms = listTerms(words, known, new Map(), locale).filter(
    ({ locales }) => locales[locale] !== undefined || locales.en !== undefined,
  )
  const named = rankNames(query.key, known, corrections, true)
  const similar = (await findSimilarNames(db, query.key)).map((id) => ({ id, bonus: bonuses.similar }))
  const match = composeMatch('', terms, [])
  const runs = query.parts.flatMap((part) => (part.kind === 'run' && !hasHan(part) ? [matchPairs(part.text)] : []))
  return {
    all: [match.all, ...runs].filter((part) => part !== '').join(' | '),
    most: match.most,
    names: [...named, ...similar.filter(({ id }) => !named.some((name) => name.id === id))],
    terms: weighTerms(terms, []),
    locale,
    didYouMean: null,
    isUnlisted: true,
    task: null,
    query,
    marked: listMarked(words),
  }
}

const isExact = ({ names }: LookedUp, key: string): boolean =>
  names.some((name) => name.position === 0 && name.key === key)

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

/** The larger the typed part of a name, the likelier it is meant. */
function fitOf(key: string, name: FoundName): number {
  const share = key.length / name.key.length
  if (name.position === 0 && name.key === key) return bonuses.exact
  if (name.isOther) return bonuses.other + share
  if (name.position === 0) return bonuses.beginning + share * 10
  return name.key === key ? bonuses.word : bonuses.wordBeginning + share * 5
}

/** Factor by which another language must outweigh the visitor's own. */
const clearlyMore = 1.05

function chooseLocale(terms: readonly Term[], own: Locale): Locale {
  const weightIn = (locale: Locale): number =>
    terms.reduce((sum, { weight, locales }) => sum + (locales[locale] === undefined ? 0 : weight), 0)
  const best = localeCodes.toSorted((a, b) => weightIn(b) - weightIn(a))[0] ?? own
  return weightIn(best) > weightIn(own) * clearlyMore ? best : own
}

/** Capitalizes a correction if the typed word was capitalized: only the visitor knows whether it is a German noun. */
const matchCase = (spelling: string, typed: string): string =>
  /^\p{Lu}/u.test(typed) ? spelling.replace(/^./u, (first) => first.toUpperCase()) : spelling

/** The corrected query: the name that it misspells, else the typed words with corrections; null if there are none. */
function correctText(text: string, query: AnalyzedQuery, corrections: Corrections | undefined): string | null {
  const name = corrections?.names[0]?.name
  if (name !== undefined) return name
  let corrected = text.trim()
  for (const part of query.parts) {
    if (part.kind !== 'word') continue
    const correction = corrections?.words.get(part.text)?.[0]
    if (correction === undefined) continue
    corrected = corrected.replace(part.original, () => matchCase(correction.spelling, part.original))
  }
  return corrected === text.trim() ? null : corrected
}
