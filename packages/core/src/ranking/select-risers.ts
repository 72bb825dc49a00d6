import type { Locale } from '@polydex/contract/locale/locale'
import { bands } from '@polydex/contract/figure/bands'
import { sql, type RawBuilder } from 'kysely'
import { joinCompared } from '../band/compare-lists.ts'
import type { Db } from '../db/connect.ts'
import { addMonths, type FirstDay } from '../traffic/month.ts'
import { rankingDepth } from './compute-ranking.ts'
import type { RankingList } from './find-ranking-lists.ts'

type CountryMonth = { key: string; month: FirstDay }

/** Whether a country's list is compared with that of the month before: both are full and of one source. */
export async function isListCompared(db: Db, { key, month }: CountryMonth): Promise<boolean> {
  const { rows } = await sql<{ known: number | null }>`
    select compared.known from country_bands ${joinCompared(month)}
    where country_bands.month = ${month} and country_bands.country_code = ${key}
  `.execute(db)
  return rows[0] !== undefined && rows[0].known !== null
}

/** Entries as `ranking_entries` has them: tools whose visits rose, by growth rate. Only stored rates count. */
export const selectByGrowthRate = ({ id }: RankingList): RawBuilder<unknown> => sql`(
  select row_number() over (order by growth_rate desc, stored.position) as position,
         rank() over (order by growth_rate desc) as rank, null::int as previous_rank,
         tool_id, provider_id, amount, growth, growth_rate, null::int as band_before
  from ranking_entries stored
  where stored.ranking_id = ${id} and stored.growth_rate > 0)`

/** The band after the last one of a list of this many sites. */
const bandBeyond = (sites: RawBuilder<unknown>): RawBuilder<number> => {
  const past = [...bands, 5_000_000]
  const steps = bands.map((band, index) => sql`when ${sites} <= ${sql.lit(band)} then ${sql.lit(past[index + 1])}`)
  return sql<number>`case ${sql.join(steps, sql` `)} else ${sql.lit(past.at(-1))} end`
}

/**
 * The same for a country's list: tools that stand in a better band than the month before or are new in it, by band
 * before ÷ band now, of equal ones the better band, then by name. A newly listed tool is counted from the band beyond
 * the end of the list before. The details of each tool are looked up one by one, as in find-country-ladder.ts.
 */
export const selectByClimb = ({ key, month }: CountryMonth, locale: Locale): RawBuilder<unknown> => sql`(
  select row_number() over (order by climb desc, band, lower(name), slug) as position,
         rank() over (order by climb desc) as rank, null::int as previous_rank,
         tool_id, provider_id, band::float8 as amount, null::float8 as growth, null::float8 as growth_rate, band_before
  from (
    select named.id as tool_id, named.slug, named.name, place.provider_id, place.band, place_before.band as band_before,
           coalesce(place_before.band, ${bandBeyond(sql`compared.sites_before`)})::float8 / place.band as climb
    from country_bands
    ${joinCompared(month)}
    join rank_bands place
      on place.month = ${month} and place.country_code = country_bands.country_code
      and place.provider_id = country_bands.provider_id and place.site_id <= compared.known
    left join rank_bands place_before
      on place_before.month = ${addMonths(month, -1)} and place_before.country_code = place.country_code
      and place_before.site_id = place.site_id and place_before.provider_id = place.provider_id
    cross join lateral (
      select tools.id, tools.slug::text,
             coalesce(
               (select name from tool_texts where tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}),
               tools.name
             ) as name
      from tools
      join site_bands on site_bands.site_id = place.site_id and site_bands.month = ${month}
      where tools.traffic_site_id = place.site_id and tools.status = 'published' and site_bands.compared_lists > 0
      offset 0
    ) named
    where country_bands.month = ${month} and country_bands.country_code = ${key}
      and (place_before.band is null or place_before.band > place.band)
  ) as risen
  order by position
  limit ${sql.lit(rankingDepth)})`
