import { bands } from '@polydex/contract/figure/bands'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { addMonths, type FirstDay } from '../traffic/month.ts'
import { movingFloor } from './can-rise.ts'

/** Months whose places changed since they were summarized, oldest first. */
export const findBandChanges = (db: Db): Promise<{ month: FirstDay; has_new_list: boolean }[]> =>
  db.selectFrom('band_changes').selectAll().orderBy('month').execute()

/**
 * Recomputes a month's summaries, by site and by country; call it inside a transaction. Deletes the change mark first:
 * a list stored meanwhile sets a new one.
 */
export async function refreshBandSummaries(transaction: Db, month: FirstDay): Promise<void> {
  await transaction.deleteFrom('band_changes').where('month', '=', month).execute()
  await transaction.deleteFrom('site_bands').where('month', '=', month).execute()
  await transaction.deleteFrom('country_bands').where('month', '=', month).execute()
  // Most installations have months without lists; planning the two statements below takes longer than this query.
  const list = await transaction.selectFrom('band_lists').select('month').where('month', '=', month).limit(1).execute()
  if (list.length === 0) return
  await storeSiteBands(transaction, month)
  await storeCountryBands(transaction, month)
  await storeFirstThousands(transaction, month)
}

/** SQL expression: the number of filtered rows in each of the seven bands. */
const countByBand = (condition = sql`true`) =>
  sql`array[${sql.join(bands.map((band) => sql`count(*) filter (where band = ${sql.lit(band)} and ${condition})`))}]`

/**
 * Reach: the sum of (sites in the list ÷ band). Every band divides a million, so it is summed in whole millionths:
 * binary fractions would differ in their last digits with the order of addition, and decimals are slower.
 */
const reachOf = (sites: string, band: string, condition = sql`true`) =>
  sql`coalesce(sum(${sql.ref(sites)} * (1000000::bigint / ${sql.ref(band)})) filter (where ${condition}), 0)::float8 / 1000000`

/** SQL expression: the sum of the first `count` bands' counts. */
const placesUpTo = (count: number) =>
  sql.join(
    bands.slice(0, count).map((_, index) => sql`places[${sql.lit(index + 1)}]`),
    sql` + `,
  )

/** The first band by which half of the places are reached: of two in the middle, the better one. */
const medianBand = sql`case ${sql.join(
  bands.map(
    (band, index) =>
      sql`when (${placesUpTo(index + 1)}) * 2 >= greatest(${placesUpTo(bands.length)}, 1) then ${sql.lit(band)}`,
  ),
  sql` `,
)} end`

/** The full lists in which a site is best placed: best band first, then the longest list. */
const bestOf = (column: string) => sql`coalesce((array_agg(${sql.raw(column)}
  order by band, lists.sites desc, pairs.country_code) filter (where band is not null and lists.is_full))[1:3], '{}')`

/** The one provider whose lists count in a month: places of two providers cannot be added up. */
const speaking = (month: FirstDay) => sql`(select min(provider_id) from band_lists where month = ${month})`

/**
 * A site that many lists named the month before and hardly any names now: countries do not all drop a site at once, so
 * the source must have left its address out. The gap lasts until many lists name the site again.
 */
const isGap = sql`
  case when gaps_before.site_id is null then listed_before >= ${sql.lit(movingFloor)} and listed * 10 < listed_before
       else ${placesUpTo(bands.length)} < ${sql.lit(movingFloor)} end`

/** Zero for moves into a gap or out of one. */
const ifCompared = (value: RawBuilder<unknown>) => sql`case when is_gap or was_gap then 0 else ${value} end`

/** Stands for a list that was searched for every site: above any site id. */
const everySite = sql.lit(2_147_483_647)

/**
 * A pair is a site's place in a country's list now and the month before. Up and down are counted over lists that are
 * full in both months and were searched for the site both times: a list that was not searched shows no move.
 */
async function storeSiteBands(transaction: Db, month: FirstDay): Promise<void> {
  const before = addMonths(month, -1)
  await sql`
    with lists as (
      select country_code, sites, is_full, coalesce(known_site_id, ${everySite}) as known
      from band_lists where month = ${month} and provider_id = ${speaking(month)}
    ),
    lists_before as (
      select country_code, is_full, coalesce(known_site_id, ${everySite}) as known
      from band_lists where month = ${before} and provider_id = ${speaking(month)}
    ),
    compared as (
      select lists.country_code, lists.sites, least(lists.known, lists_before.known) as known
      from lists join lists_before on lists_before.country_code = lists.country_code
      where lists.is_full and lists_before.is_full
    ),
    places as (
      select site_id, country_code, band from rank_bands where month = ${month} and provider_id = ${speaking(month)}
    ),
    places_before as (
      select site_id, country_code, band from rank_bands where month = ${before} and provider_id = ${speaking(month)}
    ),
    gaps_before as (select site_id from site_bands where month = ${before} and is_gap),
    pairs as (
      select coalesce(places.site_id, places_before.site_id) as site_id,
             coalesce(places.country_code, places_before.country_code) as country_code,
             places.band, places_before.band as band_before
      from places
      full join places_before
        on places_before.site_id = places.site_id and places_before.country_code = places.country_code
      -- A site that is still left out has no place in either month.
      union all
      select site_id, null, null, null from gaps_before
    ),
    counted as (
      select pairs.site_id,
             ${countByBand(sql`lists.is_full`)} as places,
             count(*) filter (where band is not null and not lists.is_full) as short_lists,
             ${reachOf('lists.sites', 'band', sql`lists.is_full`)} as reach,
             count(*) filter (where compared.known is not null and band is not null
               and (band_before is null or band < band_before)) as ups,
             count(*) filter (where compared.known is not null and band_before is not null
               and (band is null or band > band_before)) as downs,
             count(*) filter (where compared.known is not null and band_before is null) as arrivals,
             count(*) filter (where compared.known is not null and band is null) as departures,
             ${reachOf('compared.sites', 'band')} as reach_compared,
             ${reachOf('compared.sites', 'band_before')} as reach_before,
             ${bestOf('pairs.country_code::text')} as best_countries, ${bestOf('band')} as best_bands,
             count(*) filter (where compared.known is not null and band is not null) as listed,
             count(*) filter (where compared.known is not null and band_before is not null) as listed_before
      from pairs
      left join lists on lists.country_code = pairs.country_code
      left join compared on compared.country_code = pairs.country_code and compared.known >= pairs.site_id
      group by pairs.site_id
    ),
    judged as (
      select counted.*, gaps_before.site_id is not null as was_gap, ${isGap} as is_gap
      from counted
      left join gaps_before on gaps_before.site_id = counted.site_id
    )
    insert into site_bands (site_id, month, provider_id, full_lists, places, short_lists, reach, median_band, is_gap,
      best_countries, best_bands, compared_lists, ups, downs, arrivals, departures, reach_compared, reach_before)
    select site_id, ${month}, ${speaking(month)},
           (select count(*) from lists where is_full and known >= site_id),
           places, short_lists, reach, ${medianBand}, is_gap, best_countries, best_bands,
           ${ifCompared(sql`(select count(*) from compared where known >= site_id)`)},
           ${sql.join(['ups', 'downs', 'arrivals', 'departures', 'reach_compared', 'reach_before'].map((column) => ifCompared(sql.ref(column))))}
    from judged
    where exists (select from lists)
  `.execute(transaction)
}

/** Includes lists that name none of our tools: an empty list differs from no list. */
const countedTools = (month: FirstDay) => sql`
  select band_lists.country_code, band_lists.provider_id, ${countByBand()}::int[] as tools
  from band_lists
  left join (
    rank_bands join tools on tools.traffic_site_id = rank_bands.site_id and tools.status = 'published'
  ) on rank_bands.month = ${month} and rank_bands.country_code = band_lists.country_code
    and rank_bands.provider_id = band_lists.provider_id
  where band_lists.month = ${month} and band_lists.provider_id = ${speaking(month)}
  group by band_lists.country_code, band_lists.provider_id`

async function storeCountryBands(transaction: Db, month: FirstDay): Promise<void> {
  await sql`
    insert into country_bands (month, country_code, provider_id, tools)
    select ${month}, counted.* from (${countedTools(month)}) as counted
  `.execute(transaction)
}

/** Months arrive in any order: an older one may bring an earlier entry. */
async function storeFirstThousands(transaction: Db, month: FirstDay): Promise<void> {
  await sql`
    insert into first_thousands (country_code, site_id, month)
    select place.country_code, place.site_id, ${month}
    from rank_bands place
    join band_lists lists
      on lists.month = ${month} and lists.country_code = place.country_code and lists.provider_id = place.provider_id
    where place.month = ${month} and place.provider_id = ${speaking(month)}
      and place.band = ${sql.lit(bands[0])} and lists.is_full
    on conflict (country_code, site_id) do update set month = excluded.month
      where first_thousands.month > excluded.month
  `.execute(transaction)
}

/**
 * Recounts the tools in a month's lists if tools have been added, closed or moved to another site since: pages show
 * today's tools beside the count. Call it inside a transaction.
 */
export async function recountTools(transaction: Db, month: FirstDay): Promise<void> {
  const { rows } = await sql`
    select from (${countedTools(month)}) as counted
    join country_bands on country_bands.month = ${month} and country_bands.country_code = counted.country_code
    where country_bands.tools <> counted.tools
    limit 1
  `.execute(transaction)
  if (rows.length === 0) return
  await transaction.deleteFrom('country_bands').where('month', '=', month).execute()
  await storeCountryBands(transaction, month)
}

/** Months whose lists are counted, oldest first. */
export async function findCountedMonths(db: Db): Promise<FirstDay[]> {
  const rows = await db.selectFrom('country_bands').select('month').distinct().orderBy('month').execute()
  return rows.map(({ month }) => month)
}
