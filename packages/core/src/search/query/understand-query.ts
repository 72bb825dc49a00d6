import type { Locale } from '@polydex/contract/locale/locale'
import type { ListFilter } from '@polydex/contract/tool/list-filter'
import type { Understood } from '@polydex/contract/tool/understood'
import type { Db } from '../../db/connect.ts'
import { foldWithOffsets } from '../text/fold-text.ts'
import { fillerTokens, isFunctionWord } from './filler-words.ts'
import { against, findAskedNames, instead } from './find-asked-names.ts'
import { aboutInterface, aboutLanguages } from './wish-languages.ts'
import { listWishes } from './wish-words.ts'

type Phrase = { filter: ListFilter; value: string; isApart: boolean }

/** Spaces, hyphens and apostrophes may be there or not: sign up, sign-up, signup. */
const isLoose = (character: string): boolean => /[\s'’-]/u.test(character)

/** A folded text without loose characters, with the index of each of its characters in the folded one. */
function compact(folded: string): { key: string; indexes: number[] } {
  const indexes = Array.from({ length: folded.length }, (_, index) => index).filter(
    (index) => !isLoose(folded.charAt(index)),
  )
  return { key: indexes.map((index) => folded.charAt(index)).join(''), indexes }
}

const phrases = new Map<string, Phrase>(
  listWishes()
    .flatMap(({ filter, value, phrases: texts, isApart = false }) =>
      texts.map((text) => [compact(foldWithOffsets(text).text).key, { filter, value, isApart }] as const),
    )
    // Of equal ones the first counts; one that stands anywhere before one that stands apart.
    .toSorted(([, a], [, b]) => Number(b.isApart) - Number(a.isApart)),
)
const lengths = [...new Set([...phrases.keys()].map(({ length }) => length))].toSorted((a, b) => b - a)

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)
const isSpaced = (character: string): boolean => /[\p{sc=Latin}\p{M}\p{N}]/u.test(character)

/** Latin words are whole words; scripts without spaces put a phrase anywhere: "iphoneで使える". */
function isWhole(folded: string, start: number, end: number, { isApart }: Phrase): boolean {
  const joins = (outside: string, inside: string): boolean =>
    isApart ? isLetter(outside) : isSpaced(inside) && isSpaced(outside)
  return !joins(folded.charAt(start - 1), folded.charAt(start)) && !joins(folded.charAt(end), folded.charAt(end - 1))
}

type Taken = { start: number; end: number; phrase: Phrase }

/** The phrases in a folded text; of those that begin at a place, the longest: "free of charge" before "free". */
function listTaken(folded: string): Taken[] {
  const { key, indexes } = compact(folded)
  const taken: Taken[] = []
  for (let at = 0; at < key.length; at += 1)
    for (const length of lengths) {
      const phrase = phrases.get(key.slice(at, at + length))
      if (phrase === undefined || at + length > key.length) continue
      const [start, end] = [indexes[at] ?? 0, (indexes[at + length - 1] ?? 0) + 1]
      if (!isWhole(folded, start, end, phrase)) continue
      taken.push({ start, end, phrase })
      at += length - 1
      break
    }
  return taken
}

/** Compounds in which "free" is not a price. */
const notFree =
  /[\p{L}]+-free\b|\b(?:royalty|hands?|error|ad|gluten|risk|stress) free\b|\bfree (?:trial|form|hand|lance)/giu

type Said = Understood['filters'][number]

/** The wishes in a text, and what remains of it. Does not use the database. */
export function findWishes(text: string): { filters: Said[]; rest: string } {
  const { text: folded, offsets } = foldWithOffsets(text.replaceAll(notFree, (found) => '\u0001'.repeat(found.length)))
  const isAboutLanguages = aboutLanguages.test(text)
  const taken = listTaken(folded).filter(
    ({ start, end, phrase }) =>
      phrase.filter !== 'language' || !isAboutLanguages || aboutInterface.test(folded.slice(start, end)),
  )
  const said = taken.map(({ start, end, phrase: { filter, value } }) => ({
    filter,
    value,
    said: text.slice(offsets[start] ?? 0, offsets[end] ?? text.length).trim(),
  }))
  let [rest, from] = ['', 0]
  for (const { start, end } of taken) {
    rest += `${text.slice(from, offsets[start] ?? 0)} `
    from = offsets[end] ?? text.length
  }
  rest += text.slice(from)
  const filters = said.filter(
    ({ filter, value }, at) => said.findIndex((other) => other.filter === filter && other.value === value) === at,
  )
  return { filters, rest: filters.length === 0 ? text : trimRest(rest) }
}

/** Without what the removed words leave hanging: particles, commas, words of grammar at either end. */
function trimRest(text: string): string {
  let words = text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<=^| )[のでなに的を]+(?=[^ ])/gu, '')
    .replaceAll(/ ?[,;，、。]+(?= |$)/gu, '')
    .trim()
    .split(' ')
  while (words.length > 0 && isFunctionWord(words[0] ?? '')) words = words.slice(1)
  while (words.length > 0 && isFunctionWord(words.at(-1) ?? '')) words = words.slice(0, -1)
  return words.join(' ')
}

/** Without "best", "free" and "AI". */
const withoutFillers = (text: string): string =>
  text
    .split(/\s+/u)
    .filter((word) => !isFunctionWord(word) && !fillerTokens.has(foldWithOffsets(word).text))
    .join(' ')

/** What a search asks for besides its words: filters, tools like another, two tools beside each other. */
export async function understandQuery(db: Db, { q, locale }: { q: string; locale: Locale }): Promise<Understood> {
  const plain: Understood = { words: q, filters: [], alternativesTo: null, versus: null }
  const { filters, rest } = findWishes(q)
  const [isInstead, isAgainst] = [instead.test(q), against.test(q)]
  if (filters.length === 0 && !isInstead && !isAgainst) return plain
  const { isName, tools } = await findAskedNames(db, q, locale)
  // Microsoft Teams and Open Source AI are names, whatever their words mean.
  if (isName) return plain
  const [one, other, third] = tools
  if (isAgainst && one !== undefined && other !== undefined && third === undefined)
    return { words: '', filters, alternativesTo: null, versus: [one, other] }
  if (isInstead && one !== undefined) return { words: '', filters, alternativesTo: one, versus: null }
  return filters.length === 0 ? plain : { ...plain, words: withoutFillers(rest) === '' ? '' : rest, filters }
}
