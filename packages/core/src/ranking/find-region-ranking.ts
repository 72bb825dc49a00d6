import type { RegionRanking } from '@polydex/contract/ranking'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { isRegion } from './is-region.ts'
import { readOfferedLists } from './read-offered-lists.ts'
import { readToolRanking, type ToolRankingQuery } from './read-tool-ranking.ts'

/** Tools by visits from a country, or the countries to choose from. A code that names no country throws `not_found`. */
export const findRegionRanking = (
  db: Db,
  { region, ...query }: ToolRankingQuery & { region?: string | undefined },
): Promise<RegionRanking> =>
  readSnapshot(db, async (snapshot) => {
    if (region === undefined) {
      const { lists, ...offered } = await readOfferedLists(snapshot, 'region', query)
      return { ...offered, lists: lists.map(({ key, ...list }) => ({ region: key, ...list })) }
    }
    if (!isRegion(region)) throw new AppError('not_found', `There is no region ${region}`)
    return { region, ...(await readToolRanking(snapshot, 'region', region, query)) }
  })
