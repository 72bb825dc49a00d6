import type { Endpoint } from '@polydex/contract/endpoint'
import { getFavorites } from '@polydex/contract/favorite'
import { getSharedFavorites } from '@polydex/contract/favorite-share'
import { localeCodes } from '@polydex/contract/locale'
import {
  getCategoryRanking,
  getCategoryStandings,
  getRegionRanking,
  getSourceRanking,
  getTrendingRanking,
} from '@polydex/contract/ranking'
import { getRandomTools, getSuggestions, getTools, sortKey, sortOrder } from '@polydex/contract/tool'
import { pricingModel } from '@polydex/contract/tool-card'
import { getToolDetail } from '@polydex/contract/tool-detail'
import fc from 'fast-check'
import type { Inventory } from './read-inventory.ts'

/** A query string as an object; every value a text, as the API gets it. */
export type Query = Record<string, string>

const locale = fc.constantFrom(...localeCodes)
const smallLists = { minLength: 1, maxLength: 3 }

/** One of the list, or nothing where it is empty. */
const oneOf = (values: readonly string[]): fc.Arbitrary<string | undefined> =>
  values.length === 0 ? fc.constant(undefined) : fc.constantFrom(...values)
const some = (values: readonly string[], lengths = smallLists): fc.Arbitrary<string | undefined> =>
  values.length === 0 ? fc.constant(undefined) : fc.uniqueArray(fc.constantFrom(...values), lengths).map(String)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

/** Without the fields that are not asked for. */
const tidy = (fields: Record<string, string | undefined>): Query =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** Any page of a list of so many entries, also the last one. */
const pageOf = (entries: number): fc.Arbitrary<Query> =>
  fc
    .constantFrom(12, 24, 48)
    .chain((pageSize) =>
      fc
        .integer({ min: 1, max: Math.max(1, Math.ceil(entries / pageSize)) })
        .map((page) => ({ page: String(page), pageSize: String(pageSize) })),
    )

type StoredList = { month: string; entries: number; key?: Query }

/** Any page of any of the lists; without lists, the call alone. */
const listPage = (lists: readonly StoredList[]): fc.Arbitrary<Query> =>
  lists.length === 0
    ? fc.record({ locale })
    : fc
        .constantFrom(...lists)
        .chain(({ month, entries, key }) =>
          fc
            .record({ locale, page: pageOf(entries) })
            .map(({ locale: code, page }) => ({ ...key, month, ...page, locale: code })),
        )

/** A page of a stored ranking, of any key and month that there is. */
const rankingPage = ({ rankings }: Inventory, kind: string, parameter?: string): fc.Arbitrary<Query> =>
  listPage(
    rankings
      .filter((list) => list.kind === kind)
      .map(({ key, month, tools }) => ({
        month,
        entries: tools,
        ...(parameter !== undefined && key !== '' && { key: { [parameter]: key } }),
      })),
  )

/** Every sort, deep pages of all tools and of a category, first pages of mixed filters, texts, and given tools. */
function toolList({ tools, words, categories, features }: Inventory): fc.Arbitrary<Query> {
  const order = {
    sort: maybe(fc.constantFrom(...sortKey.options)),
    order: maybe(fc.constantFrom(...sortOrder.options)),
  }
  const extras = { ...order, locale, facets: fc.constantFrom('true', undefined) }
  const filters = {
    category: maybe(some(categories.map(({ slug }) => slug))),
    price: maybe(some(pricingModel.options)),
    features: maybe(some(features)),
  }
  const wholeList = { slug: undefined, tools: tools.length }
  const paged = fc
    .constantFrom(wholeList, ...categories)
    .chain(({ slug, tools: count }) =>
      fc
        .record({ page: pageOf(count), ...extras })
        .map(({ page, ...rest }) => tidy({ category: slug, ...page, ...rest })),
    )
  return fc.oneof(
    paged,
    fc.record({ ...filters, ...extras }).map(tidy),
    fc.record({ q: oneOf(words), ...filters, ...extras }).map(tidy),
    fc.record({ ids: some(tools, { minLength: 1, maxLength: 24 }), locale }).map(tidy),
  )
}

/** What each call can be asked for in this database; by path, because that is what makes a call. */
const byPath: Record<string, (inventory: Inventory) => fc.Arbitrary<Query>> = {
  [getTools.path]: toolList,
  [getToolDetail.path]: ({ tools }) => fc.record({ toolId: oneOf(tools), locale }).map(tidy),
  [getRandomTools.path]: ({ categories }) =>
    fc
      .record({
        category: maybe(oneOf(categories.map(({ slug }) => slug))),
        seed: maybe(fc.integer({ min: 1, max: 999_999_999 }).map(String)),
        count: fc.integer({ min: 1, max: 12 }).map(String),
        locale,
      })
      .map(tidy),
  [getSuggestions.path]: ({ words }) =>
    fc
      .record({ word: oneOf(words), length: fc.integer({ min: 1, max: 8 }), locale })
      .map(({ word = 'a', length, locale: code }) => ({ q: Array.from(word).slice(0, length).join(''), locale: code })),
  [getFavorites.path]: ({ categories }) =>
    fc
      .record({
        view: fc.constantFrom('cards', 'ids'),
        sort: maybe(fc.constantFrom('saved', 'name', 'visits', 'added')),
        order: maybe(fc.constantFrom(...sortOrder.options)),
        category: maybe(oneOf(categories.map(({ slug }) => slug))),
        locale,
      })
      .map(tidy),
  [getSharedFavorites.path]: ({ shareKey = getSharedFavorites.example.key }) =>
    locale.map((code) => ({ key: shareKey, locale: code })),
  [getCategoryStandings.path]: ({ standings }) =>
    listPage(standings.map(({ month, categories }) => ({ month, entries: categories }))),
  [getCategoryRanking.path]: (inventory) => rankingPage(inventory, 'category', 'category'),
  [getRegionRanking.path]: (inventory) => fc.oneof(rankingPage(inventory, 'region', 'region'), fc.record({ locale })),
  [getSourceRanking.path]: (inventory) => fc.oneof(rankingPage(inventory, 'source', 'source'), fc.record({ locale })),
  [getTrendingRanking.path]: (inventory) => rankingPage(inventory, 'trending'),
}

/** Inputs of a GET call that this database can answer with 200; where nothing better is known, its example in every language. */
export function validInputs(endpoint: Endpoint, inventory: Inventory): fc.Arbitrary<Query> {
  const example = endpoint.example as Query
  const hasLocale = example['locale'] !== undefined
  return (
    byPath[endpoint.path]?.(inventory) ??
    (hasLocale ? locale.map((code) => ({ ...example, locale: code })) : fc.constant(example))
  )
}
