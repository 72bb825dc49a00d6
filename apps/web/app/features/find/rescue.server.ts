import { getCategoryGroups } from '@polydex/contract/category'
import type { Locale } from '@polydex/contract/locale'
import { getSuggestions, getTools, type Suggestion } from '@polydex/contract/tool'
import type { CallApi } from '../../api/call-api.ts'
import { listInput } from './list-input.ts'
import { chosenIn, type ListPlace } from './list-place.ts'
import { listNearCategories } from './near-categories.ts'
import { findNearestName } from './nearest-name.ts'
import { changeOf, listParts, type Drop, type Part, type Rescue } from './rescue-model.ts'

/** Each costs a call of the API. */
const mostParts = 8
const mostWords = 3

/** Longer ones are refused. */
const longestText = 100

/** What would help a visitor whose wishes no tool fulfils. What cannot be found out is left out. */
export async function findRescue(callApi: CallApi, locale: Locale, place: ListPlace): Promise<Rescue> {
  const text = place.query.q ?? ''
  const suggest = (parts: readonly string[]) => findSuggestions(callApi, locale, parts)
  const [drops, begun, named, groups] = await Promise.all([
    Promise.all(
      listParts(place)
        .slice(0, mostParts)
        .map((part) => countWithout(callApi, locale, place, part)),
    ),
    suggest(listBeginnings(text)),
    suggest(listWords(text)),
    callApi(getCategoryGroups, { locale }).then(
      (answer) => answer.groups,
      () => [],
    ),
  ])
  const tools = begun.filter(({ kind }) => kind === 'tool').map(({ name }) => name)
  const categories = named.filter(({ kind }) => kind === 'category').map(({ slug }) => slug)
  return {
    drops: drops.filter((drop) => drop.tools > 0).toSorted((a, b) => b.tools - a.tools),
    meant: findNearestName(text, tools),
    categories: listNearCategories(groups, categories, [...chosenIn(place, 'category'), place.category ?? '']),
  }
}

async function countWithout(callApi: CallApi, locale: Locale, place: ListPlace, part: Part): Promise<Drop> {
  const query = { ...place.query, ...changeOf(place, part) }
  return callApi(getTools, { ...listInput({ ...place, query }, locale), pageSize: 1 }).then(
    ({ total }) => ({ ...part, tools: total }),
    () => ({ ...part, tools: 0 }),
  )
}

/** What a slip of the pen may have left of a name: most are made further in. */
function listBeginnings(text: string): string[] {
  const letters = Array.from(text)
  return [3, Math.ceil(letters.length / 2)].map((length) => letters.slice(0, length).join(''))
}

/** The whole text and its longest words. */
const listWords = (text: string): string[] => [
  text,
  ...text
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostWords),
]

async function findSuggestions(callApi: CallApi, locale: Locale, texts: readonly string[]): Promise<Suggestion[]> {
  const asked = [...new Set(texts.map((text) => text.slice(0, longestText)))].filter((text) => text.trim() !== '')
  const answers = await Promise.all(
    asked.map((q) =>
      callApi(getSuggestions, { q, locale }).then(
        ({ suggestions }) => suggestions,
        () => [],
      ),
    ),
  )
  return answers.flat()
}
