import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { coverRun } from '../text/cover-run.ts'
import { listBigrams } from '../text/list-tokens.ts'
import type { AnalyzedQuery, QueryPart, QueryRun, QueryWord } from './analyze-query.ts'
import type { Corrections } from './correct-query.ts'
import { fillerTokens, isFunctionWord } from './filler-words.ts'
import { findHalves, quote } from './list-terms.ts'
import type { LookedUp } from './look-up-query.ts'

/** Words or runs; names rarely have more. */
const maxParts = 3
/** Characters of Chinese, Japanese and Korean; longer runs are sentences. */
const maxRunLength = 8
/** Letters; shorter words are one letter away from too many others. A character of Han, kana or Hangul says more. */
const minSureLength = { letters: 5, characters: 3 }
const minSureOtherStart = 7
/** A word of a language that the visitor does not read counts only if a larger share of all tools has it. */
const minForeignShare = 0.01
/** Tools that have every pair of a run: one may have them by chance. */
const minTools = 2
/** A shorter stem is that of too many words. */
const minStemLength = 4

/** A query with what the database has on it. */
export type AskedName = {
  query: AnalyzedQuery
  known: LookedUp
  corrections: Corrections | undefined
  locale: Locale
}

/**
 * Whether a query looks like the name of a tool that is not listed: no name has a word that begins like it, no word of it
 * is one that texts use, and it is not a misspelling of either. docs/search.md has the rules. Costs a query only if it
 * has characters without spaces.
 */
export async function isUnlistedName(db: Db, asked: AskedName): Promise<boolean> {
  const { query, known, corrections } = asked
  const parts = query.parts.filter((part) => !isNeutral(part))
  if (known.names.length > 0 || parts.length === 0 || query.parts.length > maxParts) return false
  if (corrections !== undefined && isMisspelling(query, corrections)) return false
  if (!parts.every((part) => part.kind === 'run' || isStrangeWord(part, asked))) return false
  const runs = parts.filter((part) => part.kind === 'run')
  return runs.length === 0 || (await areStrangeRuns(db, runs, known))
}

/** Says nothing either way: fillers, numbers, one or two letters. */
const isNeutral = (part: QueryPart): boolean =>
  part.kind === 'run'
    ? Array.from(part.text).length < 2 || fillerTokens.has(part.text)
    : part.text.length < 3 || fillerTokens.has(part.text) || /^\p{N}+$/u.test(part.text)

const sortLetters = (word: string): string => Array.from(word).toSorted().join('')

/** Whether a word one letter away from the given one is surely meant. */
const isSure = (meant: string, given: string): boolean =>
  given.length >= minSureOtherStart ||
  (given.startsWith(meant.slice(0, 1)) &&
    (given.length >= (/^\p{sc=Latin}/u.test(given) ? minSureLength.letters : minSureLength.characters) ||
      sortLetters(meant) === sortLetters(given)))

const isMisspelling = ({ key }: AnalyzedQuery, { names, words }: Corrections): boolean =>
  names.some((name) => isSure(name.key, key)) ||
  [...words].some(([given, candidates]) =>
    candidates.some(({ word }) => given.length >= minSureLength.letters && word.startsWith(given.slice(0, 1))),
  )

/** Whether texts do not use a word: not as it is, with another ending, as the beginning or the halves of a longer one. */
function isStrangeWord(word: QueryWord, asked: AskedName): boolean {
  const { known, locale } = asked
  const enough = known.tools * minForeignShare
  const isUsed = (token: string, of?: Locale): boolean => {
    const counts = known.words.get(token)
    if (counts === undefined) return false
    const { locales } = counts
    if (of !== undefined) return (locales[of] ?? 0) >= (of === locale || of === 'en' ? 1 : enough)
    return locales[locale] !== undefined || locales.en !== undefined || counts.tools >= enough
  }
  const spellings = word.plain === undefined ? [word] : [word, word.plain]
  return !spellings.some(
    (spelling) =>
      isUsed(spelling.text) ||
      spelling.stems.some((entry) => entry.stem.length >= minStemLength && isUsed(entry.stem, entry.locale)) ||
      (known.beginnings.get(spelling.text) ?? 0) >= enough ||
      (locale === 'de' && spelling.parts.length === 0 && findHalves(spelling, known) !== undefined) ||
      isNumbered(spelling, (part) => isUsed(part)),
  )
}

/** A word with a number, such as sora2. */
function isNumbered({ parts }: QueryWord, isUsed: (part: string) => boolean): boolean {
  const spelled = parts.filter((part) => !/^\p{N}+$/u.test(part))
  return spelled.length > 0 && spelled.length < parts.length && spelled.every(isUsed)
}

export const hasHan = ({ original }: QueryRun): boolean => /\p{sc=Han}/u.test(original)

/** Whether no run is a word, or made of words, that texts use. */
async function areStrangeRuns(db: Db, runs: readonly QueryRun[], known: LookedUp): Promise<boolean> {
  // A lone letter of Hangul is a syllable that is still being typed.
  if (runs.some(({ text, original }) => Array.from(text).length > maxRunLength || /[ㄱ-ㆎ]/.test(original)))
    return false
  const others = runs.filter((run) => !hasHan(run))
  if (!runs.every((run) => others.includes(run) || isStrangeHan(run, known))) return false
  const enough = known.tools * minForeignShare
  const counts = await countTools(
    db,
    [...new Set(others.flatMap(({ text }) => listParts(text)))],
    Math.ceil(Math.max(enough, minTools)),
  )
  // A part may be in other words by chance.
  const isUsed = (part: string, text: string): boolean => (counts.get(part) ?? 0) >= (part === text ? minTools : enough)
  return others.every(({ text }) => !isMadeOf(text, (part) => isUsed(part, text)))
}

/** A dictionary of ordinary words; it splits unknown names into single characters. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** A name in Han begins with two characters that form no word, neither in texts nor in the dictionary. */
function isStrangeHan(run: QueryRun, { words }: LookedUp): boolean {
  const pieces = coverRun(run, (pair) => words.get(pair)?.tools ?? 0)
  const isLone = ({ text, isPair }: (typeof pieces)[number]): boolean =>
    isPair ? !words.has(text) : !isFunctionWord(text)
  const start = pieces[0]?.isPair === true ? pieces.slice(0, 1) : pieces.slice(0, 2)
  const [first, second] = segmenter.segment(run.original)
  return start.every(isLone) && second !== undefined && Array.from(`${first?.segment}${second.segment}`).length === 2
}

/** Every part of two or more characters. */
const listParts = (text: string): string[] =>
  Array.from(text, (_, from) =>
    Array.from({ length: Math.max(0, text.length - from - 1) }, (__, more) => text.slice(from, from + more + 2)),
  ).flat()

/** Whether a text is a sequence of used parts. Kana and Hangul are one code unit each. */
const isMadeOf = (text: string, isUsed: (part: string) => boolean): boolean =>
  text === '' ||
  Array.from(text, (_, at) => at + 1).some((end) => isUsed(text.slice(0, end)) && isMadeOf(text.slice(end), isUsed))

/** Up to `most`, how many tools have all pairs of characters of each word. */
async function countTools(db: Db, words: readonly string[], most: number): Promise<Map<string, number>> {
  if (words.length === 0) return new Map()
  const { rows } = await sql<{ word: string; tools: number }>`
    select word, (
      select count(*)::int from (
        select from search_documents where document @@ query::tsquery limit ${most}
      ) as having_it
    ) as tools
    from unnest(${words}::text[], ${words.map(matchPairs)}::text[]) as asked (word, query)
  `.execute(db)
  return new Map(rows.map(({ word, tools }) => [word, tools]))
}

/** The tsquery of all pairs of characters of a word. */
export const matchPairs = (word: string): string =>
  listBigrams(word)
    .filter((pair) => Array.from(pair).length > 1)
    .map(quote)
    .join(' & ')
