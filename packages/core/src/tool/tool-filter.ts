import type { AiRole, PricingModel } from '@polydex/contract/tool-card'
import { sql, type RawBuilder } from 'kysely'
import { AppError } from '../app-error.ts'
import type { SearchPlan } from '../search/query/plan-search.ts'
import { placeIndexOf, type ListOrder } from '../tool-list/list-orders.ts'

/** What a list is narrowed to: any of the categories, any of the prices, all of the features, any of the roles of AI. */
export type ToolFilter = {
  /** What was searched for; the statement has the expressions of match-tools.ts. */
  search?: SearchPlan | undefined
  category?: string[] | undefined
  price?: PricingModel[] | undefined
  features?: string[] | undefined
  aiRole?: AiRole[] | undefined
  /** Slugs of tools that are left out. */
  exclude?: string[] | undefined
}

export const isFiltered = ({ search, category, price, features, aiRole }: ToolFilter): boolean =>
  [search, category, price, features, aiRole].some((part) => part !== undefined)

/** The slug of the one category that a list is narrowed to, if by nothing else. */
export const onlyCategoryOf = ({ search, category, price, features, aiRole }: ToolFilter): string | undefined =>
  category?.length === 1 && [search, price, features, aiRole].every((part) => part === undefined)
    ? category[0]
    : undefined

const setsOf = ({ sort, direction }: ListOrder, facet: string) =>
  sql`tool_sets where sort = ${sort} and direction = ${direction} and facet = ${facet}`

/** All tools as bits in the places of an order. */
const allBits = (order: ListOrder) => sql`(select members from ${setsOf(order, 'all')})`

/** What a search found as bits, for a statement that has the expressions of match-tools.ts. */
export const foundBits = (order: ListOrder) => sql`
  found_bits as materialized (
    select pack_bits(
      array(select places[${sql.lit(placeIndexOf(order))}] from found join listed_tools using (tool_id)),
      length(${allBits(order)})) as bits
  )`

/**
 * The filter as bits in the places of an order: an expression of PostgreSQL. `without` leaves one part out, for
 * counting what other choices of that part would give.
 */
export function filterBits(order: ListOrder, filter: ToolFilter, without?: keyof ToolFilter): RawBuilder<unknown> {
  const parted: ToolFilter = { ...filter }
  if (without !== undefined) delete parted[without]
  const { search, category, price, features, aiRole, exclude } = parted
  const all = allBits(order)
  const place = sql`places[${sql.lit(placeIndexOf(order))}]`
  const parts = [all]
  if (category !== undefined)
    parts.push(sql`(select bit_or(members) from ${setsOf(order, 'category')} and value = any(${category}::text[]))`)
  if (price !== undefined)
    parts.push(sql`(select bit_or(members) from ${setsOf(order, 'price')} and value = any(${price}::text[]))`)
  if (features !== undefined)
    parts.push(sql`(select bit_and(members) from ${setsOf(order, 'feature')} and value = any(${features}::text[]))`)
  if (aiRole !== undefined)
    parts.push(sql`(select bit_or(members) from ${setsOf(order, 'ai_role')} and value = any(${aiRole}::text[]))`)
  if (search !== undefined) parts.push(sql`(select bits from found_bits)`)
  if (exclude !== undefined)
    parts.push(sql`~ pack_bits(
      array(select ${place} from tools join listed_tools on tool_id = tools.id where slug = any(${exclude}::text[])),
      length(${all}))`)
  return sql.join(parts, sql` & `)
}

/** Categories and features of a filter that there are not, as two columns of a query. */
export const selectUnknownValues = ({ category = [], features = [] }: ToolFilter): RawBuilder<unknown> => sql`
  (select min(value) from unnest(${category}::text[]) as value
   where not exists (select from tool_counts where scope = 'category' and key = value)) as "unknownCategory",
  (select min(value) from unnest(${features}::text[]) as value
   where not exists (select from tool_counts where scope = 'feature' and key = value)) as "unknownFeature"`

export type UnknownValues = { unknownCategory: string | null; unknownFeature: string | null }

/** Throws `invalid_input` for what selectUnknownValues found: a slip of the pen must not look like no result. */
export function refuseUnknownValues({ unknownCategory, unknownFeature }: UnknownValues): void {
  if (unknownCategory === null && unknownFeature === null) return
  throw new AppError('invalid_input', 'The filter names what there is not', {
    ...(unknownCategory !== null && { category: `there is no category ${unknownCategory}` }),
    ...(unknownFeature !== null && { features: `there is no feature ${unknownFeature}` }),
  })
}
