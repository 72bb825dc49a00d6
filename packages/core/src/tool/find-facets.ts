import type { Locale } from '@polydex/contract/locale'
import type { ToolFacets } from '@polydex/contract/tool'
import { aiRole, pricingModel, type AiRole, type PricingModel } from '@polydex/contract/tool-card'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { matchTools } from '../search/query/match-tools.ts'
import { defaultOrder } from '../tool-list/list-orders.ts'
import { filterBits, foundBits, isFiltered, type ToolFilter } from './tool-filter.ts'

type Row = { facet: 'category' | 'price' | 'feature' | 'ai_role'; value: string; name: string | null; tools: number }

const named = ({ value, name, tools }: Row) => ({ slug: value, name: name ?? value, tools })

/**
 * How many tools each value of each facet would give. Categories, prices and roles: that value instead of the chosen
 * ones, the rest of the filter as it is. Features: that value beside the chosen ones.
 */
export async function findFacets(db: Db, filter: ToolFilter, locale: Locale): Promise<ToolFacets> {
  const rows = await (isFiltered(filter) ? countFacets(db, filter, locale) : findStoredFacets(db, locale))
  const valuesOf = (facet: Row['facet']) => rows.filter((row) => row.facet === facet)
  return {
    category: valuesOf('category').map(named),
    price: valuesOf('price').map(({ value, tools }) => ({ value: value as PricingModel, tools })),
    features: valuesOf('feature').map(named),
    aiRole: valuesOf('ai_role').map(({ value, tools }) => ({ value: value as AiRole, tools })),
  }
}

/** Names and display order of the values of a relation `counted` of (facet, value, tools). */
const nameFacets = (locale: Locale) => sql`
  select counted.facet, counted.value, coalesce(category_texts.short_name, feature_texts.name) as name, counted.tools
  from counted
  left join categories on counted.facet = 'category' and categories.slug = counted.value
  left join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
  left join features on counted.facet = 'feature' and features.slug = counted.value
  left join feature_texts on feature_texts.feature_id = features.id and feature_texts.locale = ${locale}
  order by coalesce(categories.position, features.position,
    array_position(${[...pricingModel.options, ...aiRole.options]}::text[], counted.value))`

async function findStoredFacets(db: Db, locale: Locale): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with counted as (
      select scope as facet, key as value, tools from tool_counts where scope in ('category', 'price', 'feature', 'ai_role')
    )
    ${nameFacets(locale)}
  `.execute(db)
  return rows
}

/** One pass over all sets: the filter without the part that is counted, and each set, have how many bits in common. */
async function countFacets(db: Db, filter: ToolFilter, locale: Locale): Promise<Row[]> {
  const { sort, direction } = defaultOrder
  const { rows } = await sql<Row>`
    with ${filter.search === undefined ? sql`` : sql`${matchTools(filter.search)}, ${foundBits(defaultOrder)},`}
    filter as materialized (
      select ${filterBits(defaultOrder, filter, 'category')} as for_category,
             ${filterBits(defaultOrder, filter, 'price')} as for_price,
             ${filterBits(defaultOrder, filter, 'aiRole')} as for_ai_role,
             ${filterBits(defaultOrder, filter)} as for_feature
    ),
    counted as (
      select facet, value,
             bit_count(members & case facet
               when 'category' then for_category when 'price' then for_price when 'ai_role' then for_ai_role
               else for_feature end)::int as tools
      from tool_sets cross join filter
      where sort = ${sort} and direction = ${direction} and facet in ('category', 'price', 'feature', 'ai_role')
    )
    ${nameFacets(locale)}
  `.execute(db)
  return rows
}
