import type { Locale } from '@polydex/contract/locale'
import type { Month } from '@polydex/contract/month'
import { sql } from 'kysely'
import { canRise } from '../band/can-rise.ts'
import { selectBandSummary } from '../band/select-band-summary.ts'
import type { Db } from '../db/connect.ts'
import { trendingFloor } from '../ranking/compute-ranking.ts'
import type { RankingList } from '../ranking/find-ranking-lists.ts'
import { joinNames, monthToolColumns } from './find-month-tools.ts'

const shown = 10

/** The first of a month's trending list, as far as they rose. */
export async function findRisers(db: Db, { month }: RankingList, locale: Locale): Promise<Month['risers']> {
  const { rows } = await sql<Month['risers'][number]>`
    select ${monthToolColumns}, entry.growth_rate as "growthRate",
           case when rankings.basis = 'bands' then ${selectBandSummary} end as bands
    from rankings
    join ranking_entries entry on entry.ranking_id = rankings.id
    join tools on tools.id = entry.tool_id
    ${joinNames(locale)}
    left join site_bands
      on site_bands.month = ${month} and site_bands.site_id = tools.traffic_site_id
      and site_bands.provider_id = entry.provider_id
    where rankings.kind = 'trending' and rankings.key = '' and rankings.month = ${month} and entry.growth > 0
    order by entry.position
    limit ${sql.lit(shown)}
  `.execute(db)
  return rows
}

/** The other end of it. That list is stored to a depth only, so it is found among all tools, by the same rule. */
export const findFallers = (db: Db, list: RankingList, locale: Locale): Promise<Month['fallers']> =>
  list.basis === 'bands' ? findByReach(db, list, locale) : findByVisits(db, list, locale)

async function findByReach(db: Db, { month }: RankingList, locale: Locale): Promise<Month['fallers']> {
  const { rows } = await sql<Month['fallers'][number]>`
    select ${monthToolColumns}, null as "growthRate", ${selectBandSummary} as bands
    from site_bands
    join tools on tools.traffic_site_id = site_bands.site_id and tools.status = 'published'
    ${joinNames(locale)}
    where site_bands.month = ${month} and ${canRise} and site_bands.reach_compared < site_bands.reach_before
    order by site_bands.reach_compared - site_bands.reach_before, tools.slug
    limit ${sql.lit(shown)}
  `.execute(db)
  return rows
}

async function findByVisits(db: Db, { month, basis }: RankingList, locale: Locale): Promise<Month['fallers']> {
  const { rows } = await sql<Month['fallers'][number]>`
    select ${monthToolColumns}, figures.visits::float8 / figures.visits_before - 1 as "growthRate", null as bands
    from site_figures figures
    join tools on tools.traffic_site_id = figures.site_id and tools.status = 'published'
    ${joinNames(locale)}
    where figures.month = ${month} and (figures.kind = 'sample') = (${basis} = 'sample')
      and figures.visits >= ${sql.lit(trendingFloor)} and figures.visits_before >= ${sql.lit(trendingFloor)}
      and figures.visits < figures.visits_before
    order by figures.visits::float8 / figures.visits_before, tools.slug
    limit ${sql.lit(shown)}
  `.execute(db)
  return rows
}
