import type { Locale } from '@polydex/contract/locale/locale'
import type { SortKey, SortOrder, ToolList } from '@polydex/contract/tool/tool'
import { notKnown } from '@polydex/contract/tool/list-filter'
import { factFilterKeys } from '@polydex/contract/tool/tool-fact-values'
import { sql, type RawBuilder } from 'kysely'
import { maxCompared } from '../search/query/rank-tools.ts'
import { chunkSize, defaultOrder, placeIndexOf, type ListOrder } from '../tool-list/list-orders.ts'
import { selectLikeness } from './like-tools.ts'
import type { Likenesses } from './select-alternatives.ts'
import { rankSelected, selectTools, type Selection } from './selection.ts'
import { filterBits, foundBits, isFiltered, onlyCategoryOf, type ToolFilter } from './tool-filter.ts'

export type ToolListQuery = Omit<ToolFilter, 'selection' | 'exclude'> & {
  q?: string | undefined
  task?: string | undefined
  like?: string | undefined
  sort?: SortKey | undefined
  order?: SortOrder | undefined
  role?: 'any' | undefined
  page: number
  pageSize: number
  ids?: string[] | undefined
  facets: boolean
  locale: Locale
}

/** With its text planned, or the task or tool that it is about looked up. */
export type PlannedQuery = ToolListQuery & Pick<ToolFilter, 'selection'>

/** All tools, or all of one category. */
export const isWhole = (query: PlannedQuery): boolean => !isFiltered(query) || onlyCategoryOf(query) !== undefined

/** Whoever has not said what for is looking for AI: tools that merely have AI features follow. */
export const isCoreFirst = (query: PlannedQuery): boolean => isWhole(query) && query.role === undefined

/** The tools of a page as common table expressions that end with `chosen` of (id, place). */
export const choosePage = (query: PlannedQuery): RawBuilder<unknown> =>
  isCoreFirst(query) ? chooseCoreFirst(query) : isFiltered(query) ? chooseFiltered(query) : chooseAny(query)

const orderOf = ({ sort, order }: ToolListQuery): ListOrder => ({
  sort: sort ?? defaultOrder.sort,
  direction: order ?? defaultOrder.direction,
})

const ranksOf = ({ page, pageSize }: ToolListQuery): number[] =>
  Array.from({ length: pageSize }, (_, index) => (page - 1) * pageSize + index)

/** Maps places in an order, each with its rank in the list, to tools. */
const toolsAt = ({ sort, direction }: ListOrder, places: RawBuilder<unknown>) => sql`
  select tool_orders.tool_ids[placed.place % ${sql.lit(chunkSize)} + 1] as id, placed.rank as place
  from ${places} as placed
  join tool_orders
    on tool_orders.sort = ${sort} and tool_orders.direction = ${direction}
    and tool_orders.chunk = placed.place / ${sql.lit(chunkSize)}`

/** A page of all tools: the places are the ranks of the page. */
const chooseAny = (query: ToolListQuery) => sql`
  chosen as materialized (${toolsAt(orderOf(query), sql`(select rank, rank as place from unnest(${ranksOf(query)}::int[]) as rank)`)})`

/** A page of two lists, one after the other: tools with AI at the core, then the others. */
function chooseCoreFirst(query: PlannedQuery): RawBuilder<unknown> {
  const order = orderOf(query)
  const ranks = sql`${ranksOf(query)}::int[]`
  return sql`
    filter as materialized (select ${filterBits(order, query)} as bits),
    core as materialized (select ${filterBits(order, { ...query, aiRole: ['core'] })} as bits),
    others as materialized (
      select filter.bits & ~core.bits as bits, bit_count(core.bits)::int as before from filter cross join core
    ),
    chosen as materialized (${toolsAt(
      order,
      sql`(
        select found.place, found.rank from core cross join find_set_bits(core.bits, ${ranks}) as found
        union all
        select found.place, found.rank + before
        from others
        cross join find_set_bits(
          others.bits, array(select rank - before from unnest(${ranks}) as rank where rank >= before)) as found)`,
    )})`
}

/** With a selection and no requested order, what fits best comes first. */
const isByFit = ({ selection, sort }: PlannedQuery): boolean => selection !== undefined && sort === undefined

function chooseFiltered(query: PlannedQuery): RawBuilder<unknown> {
  const { selection } = query
  if (selection !== undefined && isByFit(query)) return chooseByFit(query, selection)
  const order = orderOf(query)
  return sql`
    ${selection === undefined ? sql`` : sql`${selectTools(selection)}, ${foundBits(order)},`}
    filter as materialized (select ${filterBits(order, query)} as bits),
    chosen as materialized (${toolsAt(
      order,
      sql`(select found.place, found.rank from filter cross join find_set_bits(filter.bits, ${ranksOf(query)}::int[]) as found)`,
    )})`
}

/** Maximum number of matches read for the first pages: the first ones are the best known. */
const maxPlaced = 2_000
/** Sorts after every stored place. */
const lastPlace = 2_147_483_647
const firstFound = sql`(select tool_id from found limit ${sql.lit(maxPlaced)}) as first_found`

/** Matches are read tool by tool anyway, so the other filters are applied the same way. */
function chooseByFit({ page, pageSize, ...query }: PlannedQuery, selection: Selection) {
  const { selection: _selection, ...others } = query
  const place = sql`places[${sql.lit(placeIndexOf(defaultOrder))}]`
  const asFound = isFiltered(others) || page * pageSize > maxCompared ? sql`found` : firstFound
  const listed = sql`select tool_id as id, ${place} as place from ${asFound} join listed_tools using (tool_id)`
  // A tool published a moment ago has no place until the next refresh, but must be found before.
  const found = sql`
    select tool_id as id, coalesce(${place}, ${sql.lit(lastPlace)}) as place from ${asFound} left join listed_tools using (tool_id)`
  return sql`
    ${selectTools(selection)},
    ${
      isFiltered(others)
        ? sql`filter as materialized (select ${filterBits(defaultOrder, others)} as bits),
          listed as materialized (${listed}),
          passing as materialized (
            select id, place from listed cross join filter where get_bit(filter.bits, place) = 1
          )`
        : sql`passing as materialized (${found})`
    },
    ${rankSelected(selection, page * pageSize)},
    chosen as materialized (
      select id, number as place from ranked
      where number > ${(page - 1) * pageSize} and number <= ${page * pageSize}
    )`
}

/** The tools of a task that are made for it come first. */
export const madeOf = (query: PlannedQuery): RawBuilder<number | null> =>
  query.selection !== undefined && 'task' in query.selection && isByFit(query)
    ? sql`(select count(*)::int from passing join found on found.tool_id = passing.id where is_main)`
    : sql`null`

export const meantTask = (id: number | null, locale: Locale): RawBuilder<ToolList['task']> =>
  id === null
    ? sql`null`
    : sql`(
        select json_build_object(
          'slug', tasks.slug, 'name', texts -> ${locale}::text ->> 'name', 'tools', cardinality(tool_ids))
        from tasks join task_tools on task_tools.task_id = tasks.id where tasks.id = ${id})`

export const likenessOf = ({ selection, locale }: PlannedQuery): RawBuilder<Likenesses> =>
  selection !== undefined && 'like' in selection
    ? (selectLikeness(sql`${selection.like}::int`, sql`chosen`, locale) as RawBuilder<Likenesses>)
    : sql`'{}'::json`

const knowable = ['features', ...factFilterKeys] as const

/** Facts are often not known: how many tools there are if such tools are included. Null: no fact is chosen, or not asked. */
export function withUnknownOf(query: PlannedQuery): RawBuilder<number | null> {
  if (!query.facets || knowable.every((key) => query[key] === undefined)) return sql`null`
  const wider = { ...query }
  for (const key of knowable) if (query[key] !== undefined) wider[key] = [...new Set([...query[key], notKnown])]
  if (!isByFit(query)) return sql`coalesce(bit_count(${filterBits(orderOf(query), wider)}), 0)::int`
  const { selection: _selection, ...others } = wider
  return sql`(
    select count(*)::int
    from listed
    cross join (select ${filterBits(defaultOrder, others)} as bits offset 0) as wider
    where get_bit(wider.bits, place) = 1)`
}

/** The counts of all tools and of one category are stored; other totals are counted from the matches. */
export function totalOf(query: PlannedQuery): RawBuilder<number> {
  if (!isFiltered(query)) return storedCount('all', '')
  if (isByFit(query))
    return isFiltered({ ...query, selection: undefined })
      ? sql`(select count(*)::int from passing)`
      : sql`(select case when count(*) > ${sql.lit(maxPlaced)} then count(*) else (select count(*) from passing) end::int from found)`
  const category = onlyCategoryOf(query)
  return category === undefined
    ? sql`coalesce((select bit_count(bits)::int from filter), 0)`
    : storedCount('category', category)
}

const storedCount = (scope: string, key: string): RawBuilder<number> =>
  sql`coalesce((select tools from tool_counts where scope = ${scope} and key = ${key}), 0)`
