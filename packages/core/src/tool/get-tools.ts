import type { Locale } from '@polydex/contract/locale/locale'
import { notKnown } from '@polydex/contract/tool/list-filter'
import { factFilterKeys } from '@polydex/contract/tool/tool-fact-values'
import type { SortKey, SortOrder, ToolList } from '@polydex/contract/tool/tool'
import { sql, type RawBuilder } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { countMissedSearch } from '../search/query/missed-searches.ts'
import { highlightCard } from '../search/query/highlight-card.ts'
import { keepNearest } from '../search/query/keep-nearest.ts'
import { matchTools, maxMatches } from '../search/query/match-tools.ts'
import { planSearch } from '../search/query/plan-search.ts'
import { maxCompared, rankTools } from '../search/query/rank-tools.ts'
import { findFacets } from './find-facets.ts'
import { countTools, findRescue } from './find-rescue.ts'
import { findToolsByIds } from './find-tools-by-ids.ts'
import { chunkSize, defaultOrder, placeIndexOf, type ListOrder } from '../tool-list/list-orders.ts'
import { selectListFigures, type StoredFigures } from '../tool-list/list-figures.ts'
import { listCardSources, selectCards, toToolCard, type CardRow } from './select-cards.ts'
import {
  filterBits,
  foundBits,
  isFiltered,
  onlyCategoryOf,
  refuseUnknownValues,
  selectUnknownValues,
  type ToolFilter,
  type UnknownValues,
} from './tool-filter.ts'

export type ToolListQuery = Omit<ToolFilter, 'search' | 'exclude'> & {
  q?: string | undefined
  sort?: SortKey | undefined
  order?: SortOrder | undefined
  role?: 'any' | undefined
  page: number
  pageSize: number
  ids?: string[] | undefined
  facets: boolean
  locale: Locale
}

type PlannedQuery = ToolListQuery & Pick<ToolFilter, 'search'>

/** Last page of filtered lists: beyond it, visitors are better served by another filter. */
const lastFilteredPage = 200

/**
 * One page of the tools that match a filter. Every page costs about the same: orders are stored, and the place of the
 * n-th match is found by counting bits. A page after the last throws `not_found`. `countIn`: the database for counting
 * searches without results; not `db`, which may be a replica.
 */
export async function getTools(
  db: Db,
  query: ToolListQuery,
  { countIn }: { countIn?: Db | undefined } = {},
): Promise<ToolList> {
  if (query.ids !== undefined) return findToolsByIds(db, query.ids, query.locale)
  // Total and facets must come from one snapshot; a list alone is one statement and needs no transaction.
  const { list, matches } = await (query.facets
    ? readSnapshot(db, (snapshot) => readPage(snapshot, query))
    : readPage(db, query))
  // A search counts as missed only without the other filters; the tools near a name that is not listed are no result.
  if (countIn !== undefined && query.q !== undefined && query.page === 1 && (matches === 0 || list.isUnlisted))
    // A count that cannot be written must not block the answer.
    await countMissedSearch(countIn, query.q, query.locale).catch(() => {})
  return list
}

type Page = StoredFigures & UnknownValues & { total: number; matches: number; cards: CardRow[] }

async function readPage(db: Db, asked: ToolListQuery): Promise<{ list: ToolList; matches: number }> {
  const plan = asked.q === undefined ? undefined : await planSearch(db, asked.q, asked.locale)
  const search = plan?.isUnlisted === true ? await keepNearest(db, plan) : plan
  const query: PlannedQuery = { ...asked, search }
  const { rows } = await sql<Page>`
    with ${isCoreFirst(query) ? chooseCoreFirst(query) : isFiltered(query) ? chooseFiltered(query) : chooseAny(query)}
    select ${totalOf(query)} as total, ${search === undefined ? sql`0` : sql`(select count(*)::int from matched)`} as matches,
           ${selectListFigures}, ${selectUnknownValues(query)}, ${selectCards(sql`chosen`, query.locale)} as cards
  `.execute(db)
  const page = rows[0]
  if (page === undefined) throw new Error('The tool list query returned no row')
  refuseUnknownValues(page)
  const { total, matches, month, basis, lists, cards } = page
  const allPages = Math.ceil(total / query.pageSize)
  const pages = isWhole(query) ? allPages : Math.min(allPages, lastFilteredPage)
  if (query.page > Math.max(pages, 1)) throw new AppError('not_found', `The last page is ${pages}`)
  const tools = cards.map(toToolCard)
  const list: ToolList = {
    total,
    totalIsLeast: matches > maxMatches,
    page: query.page,
    pageSize: query.pageSize,
    pages,
    endsEarly: pages < allPages,
    coreFirst: isWhole(query) ? isCoreFirst(query) : null,
    month,
    basis,
    sources: listCardSources(cards, lists),
    tools: search === undefined ? tools : tools.map((card) => highlightCard(card, search)),
    facets: query.facets ? await findFacets(db, query, query.locale) : null,
    withUnknown: query.facets ? await countWithUnknown(db, query) : null,
    didYouMean: search?.didYouMean ?? null,
    isUnlisted: search?.isUnlisted ?? false,
    renamed: null,
    rescue: total === 0 ? await findRescue(db, query, query.locale) : null,
  }
  return { list, matches }
}

/** Facts are often not known: how many tools there are if such tools are included. */
async function countWithUnknown(db: Db, query: PlannedQuery): Promise<number | null> {
  const wider = { ...query }
  for (const key of knowable) if (query[key] !== undefined) wider[key] = [...new Set([...query[key], notKnown])]
  return knowable.some((key) => query[key] !== undefined) ? countTools(db, wider) : null
}
const knowable = ['features', ...factFilterKeys] as const

/** All tools, or all of one category. */
const isWhole = (query: PlannedQuery): boolean => !isFiltered(query) || onlyCategoryOf(query) !== undefined

/** Whoever has not said what for is looking for AI: tools that merely have AI features follow. */
const isCoreFirst = (query: PlannedQuery): boolean => isWhole(query) && query.role === undefined

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

/** With a search text and no requested order, the best match comes first. */
const isByFit = ({ search, sort }: PlannedQuery): boolean => search !== undefined && sort === undefined

function chooseFiltered(query: PlannedQuery): RawBuilder<unknown> {
  const { search } = query
  if (search !== undefined && isByFit(query)) return chooseByFit(query, search)
  const order = orderOf(query)
  return sql`
    ${search === undefined ? sql`` : sql`${matchTools(search)}, ${foundBits(order)},`}
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
function chooseByFit({ page, pageSize, ...query }: PlannedQuery, search: NonNullable<PlannedQuery['search']>) {
  const { search: _search, ...others } = query
  const place = sql`places[${sql.lit(placeIndexOf(defaultOrder))}]`
  const asFound = isFiltered(others) || page * pageSize > maxCompared ? sql`found` : firstFound
  const listed = sql`select tool_id as id, ${place} as place from ${asFound} join listed_tools using (tool_id)`
  // A tool published a moment ago has no place until the next refresh, but must be found before.
  const found = sql`
    select tool_id as id, coalesce(${place}, ${sql.lit(lastPlace)}) as place from ${asFound} left join listed_tools using (tool_id)`
  return sql`
    ${matchTools(search)},
    ${
      isFiltered(others)
        ? sql`filter as materialized (select ${filterBits(defaultOrder, others)} as bits),
          passing as materialized (
            select id, place from (${listed}) as listed cross join filter where get_bit(filter.bits, place) = 1
          )`
        : sql`passing as materialized (${found})`
    },
    ${rankTools(search, page * pageSize)},
    chosen as materialized (
      select id, number as place from ranked
      where number > ${(page - 1) * pageSize} and number <= ${page * pageSize}
    )`
}

/** The counts of all tools and of one category are stored; other totals are counted from the matches. */
function totalOf(query: PlannedQuery): RawBuilder<number> {
  if (!isFiltered(query)) return storedCount('all', '')
  if (isByFit(query))
    return isFiltered({ ...query, search: undefined })
      ? sql`(select count(*)::int from passing)`
      : sql`(select case when count(*) > ${sql.lit(maxPlaced)} then count(*) else (select count(*) from passing) end::int from found)`
  const category = onlyCategoryOf(query)
  return category === undefined
    ? sql`coalesce((select bit_count(bits)::int from filter), 0)`
    : storedCount('category', category)
}

const storedCount = (scope: string, key: string): RawBuilder<number> =>
  sql`coalesce((select tools from tool_counts where scope = ${scope} and key = ${key}), 0)`
