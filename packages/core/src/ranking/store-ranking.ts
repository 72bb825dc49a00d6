import type { DB } from '../db/tables.gen.ts'
import type { Db } from '../db/connect.ts'
import { addMonths, type FirstDay } from '../traffic/month.ts'
import type { ComputedRanking } from './compute-ranking.ts'

export type RankingId = { kind: DB['rankings']['kind']; key: string; month: FirstDay }

/**
 * Replaces one stored list. Call it inside a transaction: readers then see the old list or the new one, never a part.
 * The previous rank comes from the stored month before, so past months must be stored first.
 */
export async function storeRanking(transaction: Db, id: RankingId, ranking: ComputedRanking): Promise<void> {
  const previousRanks = await findComparableRanks(transaction, id, ranking)
  const { id: rankingId } = await transaction
    .insertInto('rankings')
    .values({ ...id, basis: ranking.basis, total: ranking.total })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key', 'month']).doUpdateSet({
        basis: ranking.basis,
        total: ranking.total,
        computed_at: new Date(),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

  await transaction.deleteFrom('ranking_entries').where('ranking_id', '=', rankingId).execute()
  if (ranking.entries.length === 0) return
  await transaction
    .insertInto('ranking_entries')
    .values(
      ranking.entries.map((entry, index) => ({
        ranking_id: rankingId,
        position: index + 1,
        tool_id: entry.toolId,
        rank: entry.rank,
        previous_rank: entry.rank === null ? null : (previousRanks.get(`${entry.toolId} ${entry.providerId}`) ?? null),
        provider_id: entry.providerId,
        visits: entry.visits,
        growth: entry.growth,
        growth_rate: entry.growthRate,
      })),
    )
    .execute()
}

/** Ranks of the month before, by tool and provider; none when that list stood on another basis. */
async function findComparableRanks(db: Db, id: RankingId, ranking: ComputedRanking): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('rankings')
    .innerJoin('ranking_entries', 'ranking_entries.ranking_id', 'rankings.id')
    .select(['tool_id', 'provider_id', 'rank'])
    .where('kind', '=', id.kind)
    .where('key', '=', id.key)
    .where('month', '=', addMonths(id.month, -1))
    .where('basis', '=', ranking.basis)
    .where('rank', 'is not', null)
    .execute()
  return new Map(rows.flatMap((row) => (row.rank === null ? [] : [[`${row.tool_id} ${row.provider_id}`, row.rank]])))
}
