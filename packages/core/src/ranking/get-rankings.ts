import {
  trafficSource,
  type CategoryRanking,
  type RegionRanking,
  type SourceRanking,
  type ToolRanking,
} from '@polydex/contract/figure/ranking'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { allCountries } from '../band/list-countries.ts'
import { getCategory } from '../category/get-category.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { isRegion } from '../traffic/is-region.ts'
import { readOfferedLists } from './read-offered-lists.ts'
import { readToolRanking, type ToolRankingQuery } from './read-tool-ranking.ts'

/** Tools of a category, or of all, by visits. An unknown category throws `not_found`. */
export const getCategoryRanking = (
  db: Db,
  { category: slug, ...query }: ToolRankingQuery & { category?: string | undefined },
): Promise<CategoryRanking> =>
  readSnapshot(db, async (snapshot) => {
    const category = slug === undefined ? null : await getCategory(snapshot, slug, query.locale)
    return { category, ...(await readToolRanking(snapshot, 'category', slug ?? '', query)) }
  })

/** Tools by visits from a country, or the countries to choose from. Throws `not_found` for a code that is not a country. */
export const getRegionRanking = (
  db: Db,
  { region, ...query }: ToolRankingQuery & { region?: string | undefined },
): Promise<RegionRanking> =>
  readSnapshot(db, async (snapshot) => {
    if (region === undefined) {
      const { lists, missing, ...offered } = await readOfferedLists(snapshot, 'region', allCountries, query)
      return {
        ...offered,
        lists: lists.map(({ key, ...list }) => ({ region: key, ...list })),
        missing: missing.map(({ key, lastMonth }) => ({ region: key, lastMonth })),
      }
    }
    if (!isRegion(region)) throw new AppError('not_found', `There is no region ${region}`)
    return { region, ...(await readToolRanking(snapshot, 'region', region, query)) }
  })

/** Tools by visits through a source, or the sources to choose from. */
export const getSourceRanking = (
  db: Db,
  { source, ...query }: ToolRankingQuery & { source?: z.output<typeof trafficSource> | undefined },
): Promise<SourceRanking> =>
  readSnapshot(db, async (snapshot) => {
    if (source === undefined) {
      const sources = trafficSource.options
      const { lists, missing, ...offered } = await readOfferedLists(snapshot, 'source', sources, query)
      return {
        ...offered,
        lists: lists.map(({ key, ...list }) => ({ source: trafficSource.parse(key), ...list })),
        missing: missing.map(({ key, lastMonth }) => ({ source: trafficSource.parse(key), lastMonth })),
      }
    }
    return { source, ...(await readToolRanking(snapshot, 'source', source, query)) }
  })

/** Tools by growth rate. */
export const getTrendingRanking = (db: Db, query: ToolRankingQuery): Promise<ToolRanking> =>
  readSnapshot(db, (snapshot) => readToolRanking(snapshot, 'trending', '', query))
