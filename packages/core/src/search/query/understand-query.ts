import type { Locale } from '@polydex/contract/locale/locale'
import type { ListFilter } from '@polydex/contract/tool/list-filter'
import type { Understood } from '@polydex/contract/tool/understood'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { defaultOrder, placeIndexOf } from '../../tool-list/list-orders.ts'
import { foldWithOffsets, spellUmlauts } from '../text/fold-text.ts'
import { squash } from '../text/name-keys.ts'
import { fillerTokens, isFunctionWord } from './filler-words.ts'
import { aboutLanguages, alternativeForms, listWishes, versusForm } from './wish-words.ts'

type Phrase = { text: string; filter: ListFilter; value: string; isApart: boolean }

/** Languages without spaces put a phrase anywhere; in all others it is made of whole words. */
const isSpaced = (text: string): boolean => !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(text)

const phrases: readonly Phrase[] = listWishes().flatMap(({ filter, value, phrases: texts, isApart = false }) =>
  texts.map((given) => {
    const { text } = foldWithOffsets(given)
    return { text, filter, value, isApart: isApart || isSpaced(text) }
  }),
)

/** Spaces and hyphens may be there or not: sign up, sign-up, signup. */
const keyOf = (text: string): string => text.replaceAll(/[ -]/g, '')
const phraseOf = new Map(phrases.map((phrase) => [keyOf(phrase.text), phrase]))

const escape = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/[ -]/g, '[ -]?')

/** Any of the phrases, the longest first: "free of charge" before "free". */
const wish = new RegExp(
  phrases
    .toSorted((a, b) => b.text.length - a.text.length)
    .map(({ text, isApart }) => (isApart ? `(?<![\\p{L}\\p{N}])${escape(text)}(?![\\p{L}\\p{N}])` : escape(text)))
    .join('|'),
  'gu',
)

/** Compounds in which "free" is not a price. */
const notFree =
  /[\p{L}]+-free\b|\b(?:royalty|hands?|error|ad|gluten|risk|stress) free\b|\bfree (?:trial|form|hand|lance)/giu

type Said = Understood['filters'][number]

/** The wishes in a text, and what remains of it. Does not use the database. */
export function findWishes(text: string): { filters: Said[]; rest: string } {
  const { text: folded, offsets } = foldWithOffsets(text.replaceAll(notFree, (found) => '\u0001'.repeat(found.length)))
  const isAboutLanguages = aboutLanguages.test(text)
  const taken = Array.from(folded.matchAll(wish)).flatMap(({ index, 0: found }) => {
    const phrase = phraseOf.get(keyOf(found))
    if (phrase === undefined || (phrase.filter === 'language' && isAboutLanguages)) return []
    return [{ start: index, end: index + found.length, phrase }]
  })
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
    .replaceAll(/(?<=^| )[のでなに的を로]+(?=[^ ])/gu, '')
    .replaceAll(/ ?[,;，、。]+(?= |$)/gu, '')
    .trim()
    .split(' ')
  while (words.length > 0 && isFunctionWord(words[0] ?? '')) words = words.slice(1)
  while (words.length > 0 && isFunctionWord(words.at(-1) ?? '')) words = words.slice(0, -1)
  return words.join(' ')
}

type Named = { key: string; slug: string; name: string }

/** Tools that are called exactly so, by any of their names; of several the most visited, by its own name first. */
async function findNamed(db: Db, texts: readonly string[], locale: Locale): Promise<Map<string, Named>> {
  const keys = [...new Set(texts.flatMap((text) => [squash(text), squash(spellUmlauts(text))]))].filter(Boolean)
  const { rows } = await sql<Named>`
    select distinct on (search_names.key) search_names.key, tools.slug, coalesce(tool_texts.name, tools.name) as name
    from search_names
    join tools on tools.id = search_names.tool_id and tools.status = 'published'
    left join listed_tools on listed_tools.tool_id = tools.id
    left join tool_texts on tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}
    where search_names.key = any(${keys}::text[]) and search_names.position = 0
    order by search_names.key, search_names.is_other, places[${sql.lit(placeIndexOf(defaultOrder))}]
  `.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
}

/** Names around which people put "best", "free" and "AI". */
const withoutFillers = (text: string): string =>
  text
    .split(/\s+/u)
    .filter((word) => !isFunctionWord(word) && !fillerTokens.has(foldWithOffsets(word).text))
    .join(' ')

/** What a search asks for besides its words: filters, tools like another, two tools beside each other. */
export async function understandQuery(db: Db, { q, locale }: { q: string; locale: Locale }): Promise<Understood> {
  const plain: Understood = { words: q, filters: [], alternativesTo: null, versus: null }
  const { filters, rest } = findWishes(q)
  const text = filters.length === 0 ? q.trim() : rest
  const likes = alternativeForms
    .flatMap((form) => form.exec(text)?.[1] ?? [])
    .flatMap((name) => [name, withoutFillers(name)])
  const [, first = '', second = ''] = versusForm.exec(text) ?? []
  if (filters.length === 0 && likes.length === 0 && first === '') return plain
  const named = await findNamed(db, [q, ...likes, first, second], locale)
  const find = (name: string): { slug: string; name: string } | undefined => {
    const found = named.get(squash(name)) ?? named.get(squash(spellUmlauts(name)))
    return found && { slug: found.slug, name: found.name }
  }
  // Microsoft Teams and Open Source AI are names, whatever their words mean.
  if (find(q) !== undefined) return plain
  const [one, other] = [find(first), find(second)]
  if (one !== undefined && other !== undefined && one.slug !== other.slug)
    return { words: '', filters, alternativesTo: null, versus: [one, other] }
  const like = likes.map(find).find((tool) => tool !== undefined)
  if (like !== undefined) return { words: '', filters, alternativesTo: like, versus: null }
  return filters.length === 0 ? plain : { ...plain, words: withoutFillers(rest) === '' ? '' : rest, filters }
}
