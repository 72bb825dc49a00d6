import type { Endpoint } from '@polydex/contract/http/endpoint'
import { localeCodes } from '@polydex/contract/locale/locale'
import { sortKey, sortOrder } from '@polydex/contract/tool/tool'
import { pricingModel } from '@polydex/contract/tool/tool-card'
import fc from 'fast-check'
import { z } from 'zod'
import type { Inventory } from './read-inventory.ts'

/** A query string as an object; every value is a string, as the API receives it. */
export type Query = Record<string, string>

const locale = fc.constantFrom(...localeCodes)
const smallLists = { minLength: 1, maxLength: 3 }

/** One of the list, or undefined if it is empty. */
const oneOf = (values: readonly string[]): fc.Arbitrary<string | undefined> =>
  values.length === 0 ? fc.constant(undefined) : fc.constantFrom(...values)
const some = (values: readonly string[], lengths = smallLists): fc.Arbitrary<string | undefined> =>
  values.length === 0 ? fc.constant(undefined) : fc.uniqueArray(fc.constantFrom(...values), lengths).map(String)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

/** Drops fields that are undefined. */
const tidy = (fields: Record<string, string | undefined>): Query =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** Any page of a list of this many entries, including the last one. */
const pageOf = (entries: number): fc.Arbitrary<Query> =>
  fc
    .constantFrom(12, 24, 48)
    .chain((pageSize) =>
      fc
        .integer({ min: 1, max: Math.max(1, Math.ceil(entries / pageSize)) })
        .map((page) => ({ page: String(page), pageSize: String(pageSize) })),
    )

type Fields = Record<string, z.ZodType>

/** The fields of an object schema; none for any other schema. */
const shapeOf = (schema: z.ZodType): Fields => (schema instanceof z.ZodObject ? schema.shape : {})

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

/** Any page of any stored list that a ranking call can return: by its key, if it has one, and by month. */
function rankingPage({ output }: Endpoint, fields: Fields, { rankings, standings }: Inventory): fc.Arbitrary<Query> {
  const parameter = ['category', 'region', 'source'].find((name) => name in fields)
  const lists =
    'categories' in shapeOf(output)
      ? standings.map(({ month, categories }) => ({ month, entries: categories, key: {} }))
      : rankings
          .filter(({ kind }) => kind === (parameter ?? 'trending'))
          .map(({ key, month, tools }) => ({
            month,
            entries: tools,
            key: parameter === undefined || key === '' ? {} : { [parameter]: key },
          }))
  const newest = fc.record({ locale })
  if (lists.length === 0) return newest
  const stored = fc
    .constantFrom(...lists)
    .chain(({ month, entries, key }) =>
      fc
        .record({ locale, page: pageOf(entries) })
        .map(({ locale: code, page }) => ({ ...key, month, ...page, locale: code })),
    )
  return fc.oneof(stored, newest)
}

/** Every sort, deep pages of all tools and of a category, first pages of mixed filters, texts, and given tools. */
function toolList({ tools, words, categories, features }: Inventory): fc.Arbitrary<Query> {
  const order = {
    sort: maybe(fc.constantFrom(...sortKey.options)),
    order: maybe(fc.constantFrom(...sortOrder.options)),
    role: maybe(fc.constant('any')),
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

/** Values by field name, which means the same in every call. */
const byName: Record<string, (inventory: Inventory, schema: z.ZodType) => fc.Arbitrary<string | undefined>> = {
  locale: () => locale,
  toolId: ({ tools }) => oneOf(tools),
  url: ({ homepages }) => oneOf(homepages),
  exclude: ({ tools }) => some(tools),
  ids: ({ tools }) => some(tools),
  category: ({ categories }, schema) => (takes(schema, 'a,b') ? some : oneOf)(categories.map(({ slug }) => slug)),
  price: () => some(pricingModel.options),
  features: ({ features }) => some(features),
  q: ({ words }) =>
    fc
      .record({ word: oneOf(words), length: fc.integer({ min: 1, max: 8 }) })
      .map(({ word = 'a', length }) => Array.from(word).slice(0, length).join('')),
  region: () => fc.constantFrom('KR', 'JP', 'AQ'),
  seed: () => fc.integer({ min: 1, max: 999_999_999 }).map(String),
  count: () => fc.integer({ min: 1, max: 12 }).map(String),
}

/** One of the choices that the schema itself lists. */
function oneChoice(schema: z.ZodType): fc.Arbitrary<string | undefined> | undefined {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return oneChoice(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodEnum ? oneOf(schema.options.map(String)) : undefined
}

/** Any mixture of the fields; an unknown field is left out, or has the value of the example if it is required. */
function mixFields({ example }: Endpoint, fields: Fields, inventory: Inventory): fc.Arbitrary<Query> {
  const given: Query = { ...(example as Query), ...(inventory.shareKey !== undefined && { key: inventory.shareKey }) }
  const drawn = Object.entries(fields).map(([name, schema]) => {
    const value = byName[name]?.(inventory, schema) ?? oneChoice(schema)
    if (!takes(schema, undefined)) return [name, value ?? fc.constant(given[name])] as const
    if (value === undefined) return [name, fc.constant(undefined)] as const
    return [name, name === 'locale' ? value : maybe(value)] as const
  })
  return fc.record(Object.fromEntries(drawn)).map(tidy)
}

/** Inputs of a GET call that this database can answer with 200, by the fields that the call has. */
export function validInputs(endpoint: Endpoint, inventory: Inventory): fc.Arbitrary<Query> {
  const fields = shapeOf(endpoint.input)
  // Lists have other months than rankings: other calls request the newest.
  if ('month' in fields && 'page' in fields) return rankingPage(endpoint, fields, inventory)
  if ('ids' in fields && 'q' in fields) return toolList(inventory)
  return mixFields(endpoint, fields, inventory)
}
