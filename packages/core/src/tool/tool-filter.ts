import { formerFeatures, listFilters, notKnown, type ListFilter } from '@polydex/contract/tool/list-filter'
import { mapFactFilters } from '@polydex/contract/tool/tool-fact-values'
import { sql, type RawBuilder } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Selection } from './selection.ts'
import { facetOf, notHaving } from '../tool-list/facets.ts'
import { placeIndexOf, type ListOrder } from '../tool-list/list-orders.ts'

/** Filter of a list: all of the features, and any of the values of every other filter. */
export type ToolFilter = { [Key in ListFilter]?: string[] | undefined } & {
  /** What is filtered, if not all tools; the statement must include its expressions (selection.ts). */
  selection?: Selection | undefined
  /** Slugs of tools to leave out. */
  exclude?: string[] | undefined
}

const listChosen = (filter: ToolFilter): ListFilter[] => listFilters.filter((key) => filter[key] !== undefined)

export const isFiltered = (filter: ToolFilter): boolean =>
  filter.selection !== undefined || listChosen(filter).length > 0

/** The slug of the category, if a list is filtered by one category and nothing else. */
export const onlyCategoryOf = (filter: ToolFilter): string | undefined =>
  filter.selection === undefined && filter.category?.length === 1 && listChosen(filter).length === 1
    ? filter.category[0]
    : undefined

const setsOf = ({ sort, direction }: ListOrder, facet: string) =>
  sql`tool_sets where sort = ${sort} and direction = ${direction} and facet = ${facet}`

/** All tools as bits by their places in an order. */
const allBits = (order: ListOrder) => sql`(select members from ${setsOf(order, 'all')})`

/** The tools of a selection as bits, for a statement that has its expressions. */
export const foundBits = (order: ListOrder) => sql`
  found_bits as materialized (
    select pack_bits(
      array(select places[${sql.lit(placeIndexOf(order))}] from found join listed_tools using (tool_id)),
      length(${allBits(order)})) as bits
  )`

/**
 * SQL expression: the filter as bits by places in an order. `without` omits one part, for counting what other choices
 * of that part would give.
 */
export function filterBits(order: ListOrder, filter: ToolFilter, without?: ListFilter): RawBuilder<unknown> {
  const all = allBits(order)
  const place = sql`places[${sql.lit(placeIndexOf(order))}]`
  const parts = [all]
  for (const key of listChosen(filter)) if (key !== without) parts.push(chosenBits(order, key, filter[key] ?? []))
  if (filter.selection !== undefined) parts.push(sql`(select bits from found_bits)`)
  if (filter.exclude !== undefined)
    parts.push(sql`~ pack_bits(
      array(select ${place} from tools join listed_tools on tool_id = tools.id where slug = any(${filter.exclude}::text[])),
      length(${all}))`)
  return sql.join(parts, sql` & `)
}

const shapeOf: { [Key in ListFilter]?: string } = mapFactFilters(({ shape }) => shape)

/** The tools that match the values of one filter. */
function chosenBits(order: ListOrder, key: ListFilter, values: string[]): RawBuilder<unknown> {
  const sets = setsOf(order, facetOf[key])
  const none = sql`(${allBits(order)} # ${allBits(order)})`
  const join = (how: 'bit_or' | 'bit_and', named: string[]) =>
    sql`(select ${sql.raw(how)}(members) from ${sets} and value = any(${named}::text[]))`
  const named = values.filter((value) => value !== notKnown)
  if (shapeOf[key] === 'except') return offeredBits(sets, values)
  // Known to have the value, known not to have it, unknown.
  const isThreeValued = key === 'features' || shapeOf[key] === 'some'
  if (!isThreeValued || named.length === 0) return sql`coalesce(${join('bit_or', values)}, ${none})`
  // With `unknown` chosen, exclude only tools known not to match: for features, those that lack one of the values;
  // else, all of them.
  const absent = named.map((value) => notHaving(value))
  const notFitting =
    key === 'features'
      ? join('bit_or', absent)
      : sql`(
      select case when count(*) = ${named.length} then bit_and(members) end
      from ${sets} and value = any(${absent}::text[]))`
  const notExcluded = sql`~ coalesce(${notFitting}, ${none})`
  if (values.includes(notKnown)) return notExcluded
  return join(key === 'features' ? 'bit_and' : 'bit_or', named)
}

/** A country that no tool excludes has no set: all tools whose countries are known are offered there. */
const offeredBits = (sets: RawBuilder<unknown>, values: string[]) => sql`(
  select bit_or(coalesce(offered.members, known.members))
  from unnest(${values}::text[]) as asked (value)
  left join (select value, members from ${sets}) as offered using (value)
  cross join (select members from ${sets} and value = ${notHaving(notKnown)}) as known)`

/** Categories and features of a filter that do not exist, as two columns of a query. */
export const selectUnknownValues = ({ category = [], features = [] }: ToolFilter): RawBuilder<unknown> => sql`
  (select min(value) from unnest(${category}::text[]) as value
   where not exists (select from tool_counts where scope = 'category' and key = value)) as "unknownCategory",
  (select min(value) from unnest(${features}::text[]) as value
   where not exists (select from tool_counts where scope = 'feature' and key = value)) as "unknownFeature"`

export type UnknownValues = { unknownCategory: string | null; unknownFeature: string | null }

const sayWhere = (feature: string): string => {
  const now = formerFeatures[feature]
  return now === null || now === undefined ? '' : `: ask for ${now.filter}=${now.values.join(',')}`
}

/** Throws `invalid_input` for the values that selectUnknownValues found: a typo must not look like an empty result. */
export function refuseUnknownValues({ unknownCategory, unknownFeature }: UnknownValues): void {
  if (unknownCategory === null && unknownFeature === null) return
  throw new AppError('invalid_input', 'The filter names what there is not', {
    ...(unknownCategory !== null && { category: `there is no category ${unknownCategory}` }),
    ...(unknownFeature !== null && { features: `there is no feature ${unknownFeature}${sayWhere(unknownFeature)}` }),
  })
}
