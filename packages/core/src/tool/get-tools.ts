import type { ToolList } from '@polydex/contract/tool/tool'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { countMissedSearch } from '../search/query/missed-searches.ts'
import { highlightCard } from '../search/query/highlight-card.ts'
import { keepNearest } from '../search/query/keep-nearest.ts'
import { maxMatches } from '../search/query/match-tools.ts'
import { planSearch } from '../search/query/plan-search.ts'
import { selectListFigures, type StoredFigures } from '../tool-list/list-figures.ts'
import {
  choosePage,
  isCoreFirst,
  isWhole,
  likenessOf,
  madeOf,
  meantTask,
  totalOf,
  withUnknownOf,
  type PlannedQuery,
  type ToolListQuery,
} from './choose-page.ts'
import { findFacets } from './find-facets.ts'
import { findRescue } from './find-rescue.ts'
import { findToolsByIds } from './find-tools-by-ids.ts'
import type { Likenesses } from './select-alternatives.ts'
import { findSelection } from './selection.ts'
import { listCardSources, selectCards, toToolCard, type CardRow } from './select-cards.ts'
import { refuseUnknownValues, selectUnknownValues, type UnknownValues } from './tool-filter.ts'

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

type Page = StoredFigures &
  UnknownValues & {
    total: number
    matches: number
    made: number | null
    withUnknown: number | null
    task: ToolList['task']
    cards: CardRow[]
    likenesses: Likenesses
  }

async function readPage(db: Db, asked: ToolListQuery): Promise<{ list: ToolList; matches: number }> {
  const plan = asked.q === undefined ? undefined : await planSearch(db, asked.q, asked.locale)
  const search = plan?.isUnlisted === true ? await keepNearest(db, plan) : plan
  const selection = search === undefined ? await findSelection(db, asked) : { words: search }
  const query: PlannedQuery = { ...asked, selection }
  const { rows } = await sql<Page>`
    with ${choosePage(query)}
    select ${totalOf(query)} as total, ${search === undefined ? sql`0` : sql`(select count(*)::int from matched)`} as matches,
           ${madeOf(query)} as made, ${withUnknownOf(query)} as "withUnknown", ${meantTask(search?.task?.id ?? null, query.locale)} as task, ${likenessOf(query)} as likenesses,
           ${selectListFigures}, ${selectUnknownValues(query)}, ${selectCards(sql`chosen`, query.locale)} as cards
  `.execute(db)
  const page = rows[0]
  if (page === undefined) throw new Error('The tool list query returned no row')
  refuseUnknownValues(page)
  const { total, withUnknown, matches, made, task, month, basis, lists, cards, likenesses } = page
  const allPages = Math.ceil(total / query.pageSize)
  const pages = isWhole(query) ? allPages : Math.min(allPages, lastFilteredPage)
  if (query.page > Math.max(pages, 1)) throw new AppError('not_found', `The last page is ${pages}`)
  const tools = cards.map((card) => {
    const likeness = likenesses[card.id]
    return { ...toToolCard(card), ...(likeness && { likeness }) }
  })
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
    made,
    task,
    withUnknown,
    didYouMean: search?.didYouMean ?? null,
    isUnlisted: search?.isUnlisted ?? false,
    renamed: null,
    rescue: total === 0 ? await findRescue(db, query, query.locale) : null,
  }
  return { list, matches }
}
