import type { RankingKind } from '@polydex/contract/figure/ranking'
import { sql } from 'kysely'
import {
  findBandChanges,
  findCountedMonths,
  recountTools,
  refreshBandSummaries,
} from '../band/refresh-band-summaries.ts'
import type { Db } from '../db/connect.ts'
import { ensureMonthPartition } from '../traffic/ensure-month-partition.ts'
import { lastFullMonth, toMonth, type FirstDay, addMonths } from '../traffic/month.ts'
import { refreshSiteFigures } from '../traffic/refresh-site-figures.ts'
import { computeCategoryStandings, type CategoryStandings } from './compute-category-standings.ts'
import { computeRanking, computeTrending, decideBasis, type Candidate } from './compute-ranking.ts'
import { findCategoryCandidates } from './find-category-candidates.ts'
import { findRegionCandidates, findSourceCandidates, type SpreadList } from './find-spread-candidates.ts'
import { storeRankings, type KeyedRanking } from './store-rankings.ts'
import { lockIds } from '../db/lock-ids.ts'

export type RefreshedRankings = { figuresMonth: string; months: number; lists: number; entries: number }

/**
 * Computes all rankings of the newest month, and of earlier months that have figures but no ranking yet or that got new
 * countries' lists since, oldest first. Other stored months are never recomputed unless requested by name. Each month
 * is published atomically. The signal stops it between two months.
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
    // Outside the long transaction, whose locks last until it ends.
    await ensureMonthPartition(db, 'site_figures', month)
    const { lists, entries } = await inTurn(db, (transaction) => refreshMonth(transaction, month))
    refreshed.lists += lists
    refreshed.entries += entries
  }
  if (asked === undefined) await sumUpRest(db, months, signal)
  return refreshed
}

/**
 * Refreshes months whose ranking stays but whose summaries changed: places of new sites, or the month before. In all
 * others recounts the tools of each list, if tools have been added or closed since: about a second for two million
 * places.
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
    // Serializes concurrent refreshes, month by month, because each replaces the stored state.
    await sql`select pg_advisory_xact_lock(${lockIds.rankings})`.execute(transaction)
    // One process sorts millions of pairs of tool and country here: memory is cheaper than temporary files.
    await sql`set local work_mem = '256MB'`.execute(transaction)
    return work(transaction)
  })
}

/**
 * Months with figures, oldest first. Each month between the first and the last is probed in its own partition: a plain
 * `distinct` would read all rows of all months.
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
  // A ranking is based on the lists held at that time.
  const done = new Set(ranked.map(({ month }) => month).filter((month) => !changed.has(month)))
  return [...new Set([...(await findFigureMonths(db)).filter((month) => !done.has(month)), newest])].toSorted()
}

async function refreshMonth(transaction: Db, month: FirstDay): Promise<{ lists: number; entries: number }> {
  // First, because it clears the change mark: a list stored from here on sets a new one.
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

/** Stores what needs all candidates. They are released before the countries' lists, which take most of the memory. */
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

/** Replaces the ranking of categories of a month, inside the caller's transaction. */
async function storeCategoryStandings(
  transaction: Db,
  month: FirstDay,
  { basis, standings }: CategoryStandings,
): Promise<void> {
  await transaction.deleteFrom('category_standings').where('month', '=', month).execute()
  const rows = standings.map(({ growthRate, ...standing }, index) => ({
    ...standing,
    growth_rate: growthRate,
    position: index + 1,
  }))
  await sql`
    insert into category_standings
      (month, category_id, position, rank, previous_rank, basis, tools, amount, growth, growth_rate)
    select ${month}, categories.id, entry.position, entry.rank,
           case when entry.rank is not null then previous.rank end, ${basis},
           entry.tools, entry.amount, entry.growth, entry.growth_rate
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry
      (category text, position smallint, rank smallint, tools int, amount float8, growth float8, growth_rate float8)
    join categories on categories.slug = entry.category
    left join category_standings previous
      on previous.month = ${addMonths(month, -1)} and previous.category_id = categories.id and previous.basis = ${basis}
  `.execute(transaction)
}
