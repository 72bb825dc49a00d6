import type { RankingKind } from '@polydex/contract/figure/ranking'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { addMonths, type FirstDay } from '../traffic/month.ts'
import type { ComputedRanking } from './compute-ranking.ts'

/** Entries per statement, about one list; more would only take more memory. */
const batchSize = 1_000

export type KeyedRanking = readonly [key: string, ranking: ComputedRanking]

/**
 * Replaces all lists of a kind and month, a few at a time as they arrive. Call it inside a transaction: readers then
 * see either the old or the new lists. The previous rank comes from the stored month before, so past months must be
 * stored first.
 */
export async function storeRankings(
  transaction: Db,
  kind: RankingKind,
  month: FirstDay,
  lists: Iterable<KeyedRanking> | AsyncIterable<KeyedRanking>,
): Promise<{ lists: number; entries: number }> {
  await removeEntries(transaction, kind, month)
  const keys: string[] = []
  let batch: KeyedRanking[] = []
  let [entries, waiting] = [0, 0]
  const storeBatch = async (): Promise<void> => {
    await storeLists(transaction, kind, month, batch)
    entries += waiting
    batch = []
    waiting = 0
  }
  for await (const list of lists) {
    keys.push(list[0])
    batch.push(list)
    waiting += list[1].entries.length
    if (waiting >= batchSize) await storeBatch()
  }
  await storeBatch()
  await removeHeads(transaction, kind, month, keys)
  return { lists: keys.length, entries }
}

async function storeLists(
  transaction: Db,
  kind: RankingKind,
  month: FirstDay,
  lists: readonly KeyedRanking[],
): Promise<void> {
  if (lists.length === 0) return
  const idOf = await storeHeads(transaction, kind, month, lists)
  const previousRankOf = await findPreviousRanks(transaction, kind, month, [...idOf.keys()])
  const rows = lists.flatMap(([key, { basis, entries }]) =>
    entries.map((entry, index) => ({
      ranking_id: idOf.get(key),
      position: index + 1,
      rank: entry.rank,
      previous_rank:
        entry.rank === null
          ? null
          : (previousRankOf.get(`${key} ${basis} ${entry.toolId} ${entry.providerId}`) ?? null),
      tool_id: entry.toolId,
      provider_id: entry.providerId,
      amount: entry.amount,
      growth: entry.growth,
      growth_rate: entry.growthRate,
    })),
  )
  await sql`
    insert into ranking_entries
      (ranking_id, position, rank, previous_rank, tool_id, provider_id, amount, growth, growth_rate)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry
      (ranking_id int, position smallint, rank smallint, previous_rank smallint, tool_id int, provider_id smallint,
       amount float8, growth float8, growth_rate float8)
  `.execute(transaction)
}

async function removeEntries(transaction: Db, kind: RankingKind, month: FirstDay): Promise<void> {
  await transaction
    .deleteFrom('ranking_entries')
    .using('rankings')
    .whereRef('rankings.id', '=', 'ranking_entries.ranking_id')
    .where('rankings.kind', '=', kind)
    .where('rankings.month', '=', month)
    .execute()
}

/** Removes lists that are no longer computed, such as those of a country that left the figures. */
async function removeHeads(
  transaction: Db,
  kind: RankingKind,
  month: FirstDay,
  keys: readonly string[],
): Promise<void> {
  await sql`
    delete from rankings where kind = ${kind} and month = ${month} and key <> all(${keys}::text[])
  `.execute(transaction)
}

async function storeHeads(
  transaction: Db,
  kind: RankingKind,
  month: FirstDay,
  lists: readonly KeyedRanking[],
): Promise<Map<string, number>> {
  const heads = await transaction
    .insertInto('rankings')
    .values(lists.map(([key, { basis, total }]) => ({ kind, key, month, basis, total })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key', 'month']).doUpdateSet((e) => ({
        basis: e.ref('excluded.basis'),
        total: e.ref('excluded.total'),
        computed_at: e.ref('excluded.computed_at'),
      })),
    )
    .returning(['id', 'key'])
    .execute()
  return new Map(heads.map(({ id, key }) => [key, id]))
}

/** Ranks of the month before by list, basis, tool and provider: only the same basis and provider are comparable. */
async function findPreviousRanks(
  db: Db,
  kind: RankingKind,
  month: FirstDay,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('rankings')
    .innerJoin('ranking_entries', 'ranking_entries.ranking_id', 'rankings.id')
    .select(['key', 'basis', 'tool_id', 'provider_id', 'rank'])
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .where('month', '=', addMonths(month, -1))
    .where('rank', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [`${row.key} ${row.basis} ${row.tool_id} ${row.provider_id}`, row.rank ?? 0]))
}
