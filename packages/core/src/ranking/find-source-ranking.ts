import { trafficSource, type SourceRanking } from '@polydex/contract/ranking'
import type { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { readOfferedLists } from './read-offered-lists.ts'
import { readToolRanking, type ToolRankingQuery } from './read-tool-ranking.ts'

/** Tools by visits through a source, or the sources to choose from. */
export const findSourceRanking = (
  db: Db,
  { source, ...query }: ToolRankingQuery & { source?: z.output<typeof trafficSource> | undefined },
): Promise<SourceRanking> =>
  readSnapshot(db, async (snapshot) => {
    if (source === undefined) {
      const { lists, ...offered } = await readOfferedLists(snapshot, 'source', query)
      return {
        ...offered,
        lists: lists.map(({ key, ...list }) => ({ source: trafficSource.parse(key), ...list })),
      }
    }
    return { source, ...(await readToolRanking(snapshot, 'source', source, query)) }
  })
