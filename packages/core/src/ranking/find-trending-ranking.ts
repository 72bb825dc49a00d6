import type { ToolRanking } from '@polydex/contract/ranking'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { readToolRanking, type ToolRankingQuery } from './read-tool-ranking.ts'

/** Tools by growth rate. */
export const findTrendingRanking = (db: Db, query: ToolRankingQuery): Promise<ToolRanking> =>
  readSnapshot(db, (snapshot) => readToolRanking(snapshot, 'trending', '', query))
