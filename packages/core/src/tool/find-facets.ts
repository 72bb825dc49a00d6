import { freeToUse, listFilters, notKnown, type ListFilter } from '@polydex/contract/tool/list-filter'
import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolFacets } from '@polydex/contract/tool/tool'
import { aiRole, pricingModel } from '@polydex/contract/tool/tool-card'
import {
  factFilterKeys,
  factFilters,
  mapFactFilters,
  type FactFilterKey,
} from '@polydex/contract/tool/tool-fact-values'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { selectTools } from './selection.ts'
import { facetOf } from '../tool-list/facets.ts'
import { defaultOrder } from '../tool-list/list-orders.ts'
import { countTools } from './find-rescue.ts'
import { filterBits, foundBits, isFiltered, type ToolFilter } from './tool-filter.ts'

type Row = { facet: string; value: string; name: string | null; tools: number }

/**
 * Number of tools that each value of each facet would give. Features: the value in addition to the chosen ones. All
 * others: the value instead of the chosen ones, the rest of the filter unchanged.
 */
export async function findFacets(db: Db, filter: ToolFilter, locale: Locale): Promise<ToolFacets> {
  const found = await (isFiltered(filter) ? countFacets(db, filter, locale) : findStoredFacets(db, locale))
  const rows = [...found, ...(await countUnnamed(db, filter, found))]
  const valuesOf = (key: ListFilter) => rows.filter(({ facet }) => facet === facetOf[key])
  const named = (key: ListFilter) =>
    valuesOf(key).map(({ value, name, tools }) => ({ slug: value, name: name ?? value, tools }))
  /** The values of a closed list, in its order. */
  const closed = <Value extends string>(key: ListFilter, values: readonly Value[]) =>
    values.flatMap((value) =>
      valuesOf(key)
        .filter((row) => row.value === value)
        .map(({ tools }) => ({ value, tools })),
    )
  const countries = (key: FactFilterKey) =>
    valuesOf(key)
      .toSorted(byUse)
      .map(({ value, tools }) => ({ value, tools }))
  return {
    category: named('category'),
    price: closed('price', [freeToUse, ...pricingModel.options]),
    features: named('features'),
    aiRole: closed('aiRole', aiRole.options),
    ...(mapFactFilters(({ values }, key) =>
      values === undefined ? countries(key) : closed(key, [...values, notKnown]),
    ) as Pick<ToolFacets, FactFilterKey>),
  }
}

const countryFilters = factFilterKeys.filter((key) => !('values' in factFilters[key]))

/** Chosen countries that no tool names have no set, but must be shown so that visitors can deselect them. */
async function countUnnamed(db: Db, filter: ToolFilter, rows: readonly Row[]): Promise<Row[]> {
  const unnamed: Row[] = []
  for (const key of countryFilters)
    for (const value of filter[key] ?? []) {
      const facet = facetOf[key]
      if (rows.some((row) => row.facet === facet && row.value === value)) continue
      unnamed.push({ facet, value, name: null, tools: await countTools(db, { ...filter, [key]: [value] }) })
    }
  return unnamed
}

/** Unknown comes last, however many tools it has. */
const byUse = (a: Row, b: Row): number =>
  Number(a.value === notKnown) - Number(b.value === notKnown) || b.tools - a.tools || (a.value < b.value ? -1 : 1)

/** Names and display order of the values in a relation `counted` of (facet, value, tools). */
const nameFacets = (locale: Locale) => sql`
  select counted.facet, counted.value, coalesce(category_texts.short_name, feature_texts.name) as name, counted.tools
  from counted
  left join categories on counted.facet = 'category' and categories.slug = counted.value
  left join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
  left join features on counted.facet = 'feature' and features.slug = counted.value
  left join feature_texts on feature_texts.feature_id = features.id and feature_texts.locale = ${locale}
  order by coalesce(categories.position, features.position)`

const facets: readonly string[] = listFilters.map((key) => facetOf[key])

async function findStoredFacets(db: Db, locale: Locale): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with counted as (select scope as facet, key as value, tools from tool_counts where scope = any(${facets}::text[]))
    ${nameFacets(locale)}
  `.execute(db)
  return rows
}

const column = (key: ListFilter) => sql.ref(`for_${facetOf[key]}`)

/** One pass over all sets: counts the bits that each has in common with the filter without the counted part. */
async function countFacets(db: Db, filter: ToolFilter, locale: Locale): Promise<Row[]> {
  const { sort, direction } = defaultOrder
  // A feature is counted in addition to the chosen ones, except to "nothing is known", which excludes every feature.
  const chosen = listFilters.filter(
    (key) => filter[key] !== undefined && (key !== 'features' || filter.features?.join() === notKnown),
  )
  const apart = chosen.map((key) => sql`, ${filterBits(defaultOrder, filter, key)} as ${column(key)}`)
  const { rows } = await sql<Row>`
    with ${filter.selection === undefined ? sql`` : sql`${selectTools(filter.selection)}, ${foundBits(defaultOrder)},`}
    sets as materialized (
      select facet, value, members from tool_sets
      where sort = ${sort} and direction = ${direction} and facet = any(${facets}::text[])
    ),
    filter as materialized (
      select ${filterBits(defaultOrder, filter)} as whole${sql.join(apart, sql``)}
    ),
    rest as materialized (
      select facet, case facet ${sql.join(
        chosen.map((key) => sql`when ${facetOf[key]} then ${column(key)}`),
        sql` `,
      )} ${chosen.length === 0 ? sql`when '' then whole` : sql``} else whole end as bits
      from filter cross join unnest(${facets}::text[]) as facet
    ),
    counted as (${sql.join([countPlain(filter), countUnknownFeatures(filter)], sql` union all `)})
    ${nameFacets(locale)}
  `.execute(db)
  return rows
}

/** If the filter includes tools for which the chosen features are unknown, further features are counted the same way. */
const wantsUnknownFeatures = ({ features = [] }: ToolFilter): boolean => features.includes(notKnown)

function countPlain(filter: ToolFilter): RawBuilder<unknown> {
  const plain = sql`select facet, value, bit_count(members & bits)::int as tools from sets join rest using (facet)
    where left(value, 1) <> '!'`
  if (!wantsUnknownFeatures(filter)) return sql`${plain} and (facet, value) <> ('feature', ${notKnown})`
  return sql`${plain} and facet <> 'feature'
    union all
    select facet, substr(value, 2), bit_count(~ members & bits)::int from sets join rest using (facet)
    where facet = 'feature' and left(value, 1) = '!'`
}

function countUnknownFeatures(filter: ToolFilter): RawBuilder<unknown> {
  const features = [...new Set([...(filter.features ?? []), notKnown])]
  return sql`select 'feature', ${notKnown}, coalesce(bit_count(${filterBits(defaultOrder, { ...filter, features })}), 0)::int`
}
