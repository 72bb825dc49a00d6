import type { Locale } from '@polydex/contract/locale'
import type { SortKey, SortOrder, ToolList } from '@polydex/contract/tool'
import { sql, type RawBuilder } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { findFacets } from './find-facets.ts'
import { findToolsByIds } from './find-tools-by-ids.ts'
import { chunkSize, defaultOrder, placeIndexOf, type ListOrder } from './list-orders.ts'
import { matchNames } from './match-names.ts'
import { selectListFigures, type StoredFigures } from './list-figures.ts'
import { listCardSources, selectCards, toToolCard, type CardRow } from './select-cards.ts'
import {
  filterBits,
  isFiltered,
  onlyCategoryOf,
  refuseUnknownValues,
  selectUnknownValues,
  type ToolFilter,
  type UnknownValues,
} from './tool-filter.ts'

export type ToolListQuery = ToolFilter & {
  sort?: SortKey | undefined
  order?: SortOrder | undefined
  page: number
  pageSize: number
  ids?: string[] | undefined
  facets: boolean
  locale: Locale
}

/** Filtered lists end here: who pages further is better served by another filter. */
const lastFilteredPage = 200

/**
 * One page of the tools that fit a filter. Any page costs about the same: an order is stored as it is, and the place of
 * the n-th fitting tool is found by counting bits. A page after the last throws `not_found`.
 */
export async function findTools(db: Db, query: ToolListQuery): Promise<ToolList> {
  if (query.ids !== undefined) return findToolsByIds(db, query.ids, query.locale)
  // Total and facets must be of one state; a list alone is one statement and needs no transaction.
  return query.facets ? readSnapshot(db, (snapshot) => readPage(snapshot, query)) : readPage(db, query)
}

type Page = StoredFigures & UnknownValues & { total: number; cards: CardRow[] }

async function readPage(db: Db, query: ToolListQuery): Promise<ToolList> {
  const { rows } = await sql<Page>`
    with ${isFiltered(query) ? chooseFiltered(query) : chooseAny(query)}
    select ${totalOf(query)} as total, ${selectListFigures}, ${selectUnknownValues(query)},
           ${selectCards(sql`chosen`, query.locale)} as cards
  `.execute(db)
  const page = rows[0]
  if (page === undefined) throw new Error('A statement without from has one row')
  refuseUnknownValues(page)
  const { total, month, basis, cards } = page
  const allPages = Math.ceil(total / query.pageSize)
  const isWhole = !isFiltered(query) || onlyCategoryOf(query) !== undefined
  const pages = isWhole ? allPages : Math.min(allPages, lastFilteredPage)
  if (query.page > Math.max(pages, 1)) throw new AppError('not_found', `The last page is ${pages}`)
  return {
    total,
    page: query.page,
    pageSize: query.pageSize,
    pages,
    endsEarly: pages < allPages,
    month,
    basis,
    sources: listCardSources(cards),
    tools: cards.map(toToolCard),
    facets: query.facets ? await findFacets(db, query, query.locale) : null,
  }
}

const orderOf = ({ sort, order }: ToolListQuery): ListOrder => ({
  sort: sort ?? defaultOrder.sort,
  direction: order ?? defaultOrder.direction,
})

/** With a text and no other wish, what fits best comes first. */
const isByFit = ({ q, sort }: ToolListQuery): boolean => q !== undefined && sort === undefined

const ranksOf = ({ page, pageSize }: ToolListQuery): number[] =>
  Array.from({ length: pageSize }, (_, index) => (page - 1) * pageSize + index)

/** From places in an order to tools. */
const toolsAt = ({ sort, direction }: ListOrder, places: RawBuilder<unknown>) => sql`
  select tool_orders.tool_ids[placed.place % ${sql.lit(chunkSize)} + 1] as id, placed.place
  from ${places} as placed
  join tool_orders
    on tool_orders.sort = ${sort} and tool_orders.direction = ${direction}
    and tool_orders.chunk = placed.place / ${sql.lit(chunkSize)}`

/** A page of all tools: its places are its numbers. */
const chooseAny = (query: ToolListQuery) => sql`
  chosen as materialized (${toolsAt(orderOf(query), sql`(select unnest(${ranksOf(query)}::int[]) as place)`)})`

const chooseFiltered = (query: ToolListQuery) =>
  isByFit(query)
    ? sql`
      filter as materialized (select ${filterBits(defaultOrder, query)} as bits),
      chosen as materialized (
        select matching.id, row_number() over (order by matching.fit, places[${sql.lit(placeIndexOf(defaultOrder))}]) as place
        from filter cross join (${matchNames(query.q ?? '')}) as matching
        join listed_tools on listed_tools.tool_id = matching.id
        where get_bit(filter.bits, places[${sql.lit(placeIndexOf(defaultOrder))}]) = 1
        order by place
        limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}
      )`
    : sql`
      filter as materialized (select ${filterBits(orderOf(query), query)} as bits),
      chosen as materialized (${toolsAt(
        orderOf(query),
        sql`(select found.place from filter cross join find_set_bits(filter.bits, ${ranksOf(query)}::int[]) as found)`,
      )})`

/** The counts of all tools and of one category are stored; others are counted in the bits of the filter. */
function totalOf(query: ToolListQuery): RawBuilder<number> {
  if (!isFiltered(query)) return storedCount('all', '')
  const category = onlyCategoryOf(query)
  return category === undefined
    ? sql`coalesce((select bit_count(bits)::int from filter), 0)`
    : storedCount('category', category)
}

const storedCount = (scope: string, key: string): RawBuilder<number> =>
  sql`coalesce((select tools from tool_counts where scope = ${scope} and key = ${key}), 0)`
