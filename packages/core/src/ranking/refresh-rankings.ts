import type { RankingKind } from '@polydex/contract/ranking'
import { sql } from 'kysely'
import {
  findBandChanges,
  findCountedMonths,
  recountTools,
  refreshBandSummaries,
} from '../band/refresh-band-summaries.ts'
import type { Db } from '../db/connect.ts'
import { ensureMonthPartition } from '../traffic/ensure-month-partition.ts'
import { lastFullMonth, toMonth, type FirstDay } from '../traffic/month.ts'
import { refreshSiteFigures } from '../traffic/refresh-site-figures.ts'
import { computeCategoryStandings } from './compute-category-standings.ts'
import { computeRanking, computeTrending, decideBasis, type Candidate } from './compute-ranking.ts'
import { findCategoryCandidates } from './find-category-candidates.ts'
import { findRegionCandidates, findSourceCandidates, type SpreadList } from './find-spread-candidates.ts'
import { storeCategoryStandings } from './store-category-standings.ts'
import { storeRankings, type KeyedRanking } from './store-rankings.ts'

/** Refreshes that run at the same time take turns, month by month: each replaces what it finds. */
const lockId = 7_203_557

export type RefreshedRankings = { figuresMonth: string; months: number; lists: number; entries: number }

/**
 * Computes all rankings of the newest month, and of earlier months that have figures but no ranking yet or to which
 * countries' lists came since, oldest first. Any other stored month is never touched again, unless it is asked for by
 * name. Each month appears at once. The signal ends it between two months.
 */
export async function refreshRankings(
  db: Db,
  asked: FirstDay | undefined,
  now: Date,
  signal?: AbortSignal,
): Promise<RefreshedRankings> {
  const newest = await findNewestMonth(db, now)
  const months = asked === undefined ? await findMonthsToRank(db, newest) : [asked]
  const refreshed = { figuresMonth: toMonth(newest), months: months.length, lists: 0, entries: 0 }
  for (const month of months) {
    signal?.throwIfAborted()
    // Not in the long transaction: its locks last until it ends.
    await ensureMonthPartition(db, 'site_figures', month)
    const { lists, entries } = await inTurn(db, (transaction) => refreshMonth(transaction, month))
    refreshed.lists += lists
    refreshed.entries += entries
  }
  if (asked === undefined) await sumUpRest(db, months, signal)
  return refreshed
}

/**
 * Months whose ranking stays, but of which something else became known: places of sites that are new, or the month before.
 * And of all others the tools of each list, where tools have closed or come since: about a second for two million places.
 */
async function sumUpRest(db: Db, ranked: readonly FirstDay[], signal: AbortSignal | undefined): Promise<void> {
  for (const { month } of await findBandChanges(db)) {
    signal?.throwIfAborted()
    await inTurn(db, (transaction) => refreshBandSummaries(transaction, month))
  }
  for (const month of await findCountedMonths(db)) {
    if (ranked.includes(month)) continue
    signal?.throwIfAborted()
    await inTurn(db, (transaction) => recountTools(transaction, month))
  }
}

function inTurn<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockId})`.execute(transaction)
    // Millions of pairs of tool and country are sorted here, by one process: memory is cheaper than files.
    await sql`set local work_mem = '256MB'`.execute(transaction)
    return work(transaction)
  })
}

/**
 * Months with figures, oldest first. Each month between the first and the last is probed in its own partition:
 * a plain distinct would read all rows of all months.
 */
async function findFigureMonths(db: Db): Promise<FirstDay[]> {
  const { rows } = await sql<{ month: FirstDay }>`
    select wanted.month::date as month
    from (select min(month) as first, max(month) as last from monthly_traffic) span
    cross join lateral generate_series(span.first, span.last, interval '1 month') as wanted (month)
    where exists (select from monthly_traffic where monthly_traffic.month = wanted.month::date)
    union
    select month from band_lists
    order by month
  `.execute(db)
  return rows.map(({ month }) => month)
}

const findNewestMonth = async (db: Db, now: Date): Promise<FirstDay> =>
  (await findFigureMonths(db)).at(-1) ?? lastFullMonth(now)

async function findMonthsToRank(db: Db, newest: FirstDay): Promise<FirstDay[]> {
  const ranked = await db.selectFrom('rankings').select('month').distinct().where('kind', '=', 'category').execute()
  const changes = await findBandChanges(db)
  const changed = new Set(changes.filter(({ has_new_list }) => has_new_list).map(({ month }) => month))
  // A ranking stands on the lists that were held then.
  const done = new Set(ranked.map(({ month }) => month).filter((month) => !changed.has(month)))
  return [...new Set([...(await findFigureMonths(db)).filter((month) => !done.has(month)), newest])].toSorted()
}

async function refreshMonth(transaction: Db, month: FirstDay): Promise<{ lists: number; entries: number }> {
  // First: it takes the note of a change, and a list that is stored from here on leaves a new one.
  await refreshBandSummaries(transaction, month)
  await refreshSiteFigures(transaction, month)
  const counts = { lists: 0, entries: 0 }
  const store = async (kind: RankingKind, rankings: Iterable<KeyedRanking> | AsyncIterable<KeyedRanking>) => {
    const { lists, entries } = await storeRankings(transaction, kind, month, rankings)
    counts.lists += lists
    counts.entries += entries
  }
  await storeByCategory(transaction, month, store)
  await store('region', rankSpread(findRegionCandidates(transaction, month)))
  await store('source', rankSpread(findSourceCandidates(transaction, month)))
  return counts
}

/** What stands on all candidates at once. They are let go before the countries' lists come: these are most of the memory. */
async function storeByCategory(
  transaction: Db,
  month: FirstDay,
  store: (kind: RankingKind, rankings: Iterable<KeyedRanking>) => Promise<void>,
): Promise<void> {
  const byCategory = await findCategoryCandidates(transaction, month)
  await store('category', rankCategories(byCategory))
  await store('trending', [['', computeTrending(byCategory.get('') ?? [])]])
  byCategory.delete('')
  await storeCategoryStandings(transaction, month, computeCategoryStandings(byCategory))
}

function* rankCategories(byCategory: ReadonlyMap<string, readonly Candidate[]>): Generator<KeyedRanking> {
  for (const [key, candidates] of byCategory) yield [key, computeRanking(candidates)]
}

async function* rankSpread(lists: AsyncIterable<SpreadList>): AsyncGenerator<KeyedRanking> {
  for await (const { key, total, candidates } of lists)
    yield [key, computeRanking(candidates, decideBasis(candidates) === 'bands' ? 'place' : 'amount', total)]
}
