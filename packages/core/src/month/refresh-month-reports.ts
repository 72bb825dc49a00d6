import { bands } from '@polydex/contract/figure/bands'
import { sql, type RawBuilder } from 'kysely'
import { canRise } from '../band/can-rise.ts'
import type { Db } from '../db/connect.ts'
import { trendingFloor } from '../ranking/compute-ranking.ts'
import { findRankingLists, type RankingList } from '../ranking/find-ranking-lists.ts'
import type { FirstDay } from '../traffic/month.ts'

/** Maximum number of tools named for a month: more do not fit a page. */
const shownEntries = 100
export const shownOthers = 10
/** Band. With a median band beyond this, a tool is nearly unknown in most of its lists. */
const farBehind = bands[3]
/** Maximum number of countries in which a local hero is strong. */
const heroCountries = 2

/**
 * Recomputes the reports of all months: an older month that is imported later may take first entries away from the
 * others. Risers are not stored here, because the trending ranking has them.
 */
export async function refreshMonthReports(db: Db): Promise<void> {
  const lists = await findRankingLists(db, 'category', '')
  await db.transaction().execute(async (transaction) => {
    const months = lists.map(({ month }) => month)
    await sql`delete from month_reports where month <> all(${months}::date[])`.execute(transaction)
    for (const list of lists) await storeReport(transaction, list)
  })
}

async function storeReport(transaction: Db, { month, basis }: RankingList): Promise<void> {
  const isBands = basis === 'bands'
  const noRows = sql`select where false`
  await sql`
    with entries as materialized (${isBands ? firstEntries(month) : sql`select 0 as tool_id, '{}'::text[] as countries where false`}),
    named as (select * from entries order by cardinality(countries) desc, tool_id limit ${sql.lit(shownEntries)})
    insert into month_reports (month, entry_count, entries, fallers, heroes)
    select ${month}, (select coalesce(sum(cardinality(countries)), 0) from entries),
           ${asDocument(sql`select * from named`)},
           ${asDocument(isBands ? fallersByReach(month) : fallersByVisits(month, basis === 'sample'))},
           ${asDocument(isBands ? localHeroes(month) : noRows)}
    on conflict (month) do update set
      entry_count = excluded.entry_count, entries = excluded.entries, fallers = excluded.fallers, heroes = excluded.heroes
  `.execute(transaction)
}

/** The rows of a query as one JSON document, in order. */
const asDocument = (query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_agg(to_jsonb(part)), '[]') from (${query}) part)`

/**
 * Tools that entered the first 1,000 of a country for the first time. Only lists that were full the month before too:
 * in a list new to the collection, every tool would be a first entry.
 */
const firstEntries = (month: FirstDay): RawBuilder<unknown> => sql`
  select tools.id as tool_id, array_agg(lists.country_code::text order by lists.sites desc, lists.country_code) as countries
  from first_thousands
  join band_lists lists on lists.month = ${month} and lists.country_code = first_thousands.country_code
    and lists.provider_id = (select min(provider_id) from band_lists spoken where spoken.month = ${month})
  join tools on tools.traffic_site_id = first_thousands.site_id and tools.status in ('published', 'closed')
  where first_thousands.month = ${month} and exists (
    select from band_lists before
    where before.month = (${month}::date - interval '1 month')::date
      and before.country_code = first_thousands.country_code and before.is_full
  )
  group by tools.id`

/**
 * The lower end of the trending ranking. That list is stored only to a certain depth, so fallers are searched among all
 * tools.
 */
const fallersByReach = (month: FirstDay): RawBuilder<unknown> => sql`
  select tools.id as tool_id, null::float8 as growth_rate
  from site_bands
  join tools on tools.traffic_site_id = site_bands.site_id and tools.status = 'published'
  where site_bands.month = ${month} and ${canRise} and site_bands.reach_compared < site_bands.reach_before
  order by site_bands.reach_compared - site_bands.reach_before, tools.slug
  limit ${sql.lit(shownOthers)}`

const fallersByVisits = (month: FirstDay, isSample: boolean): RawBuilder<unknown> => sql`
  select tools.id as tool_id, figures.visits::float8 / figures.visits_before - 1 as growth_rate
  from site_figures figures
  join tools on tools.traffic_site_id = figures.site_id and tools.status = 'published'
  where figures.month = ${month} and (figures.kind = 'sample') = ${isSample}
    and figures.visits >= ${sql.lit(trendingFloor)} and figures.visits_before >= ${sql.lit(trendingFloor)}
    and figures.visits < figures.visits_before
  order by growth_rate, tools.slug
  limit ${sql.lit(shownOthers)}`

/**
 * Tools strong in one or two countries and far behind elsewhere: best place first, then those that the fewest lists
 * name.
 */
const localHeroes = (month: FirstDay): RawBuilder<unknown> => sql`
  select tools.id as tool_id, site_bands.best_countries[1] as country, site_bands.best_bands[1] as band,
         (select sum(count)::int from unnest(site_bands.places) as count) as listed, site_bands.median_band
  from site_bands
  join tools on tools.traffic_site_id = site_bands.site_id and tools.status in ('published', 'closed')
  where site_bands.month = ${month} and site_bands.median_band >= ${sql.lit(farBehind)}
    and site_bands.places[1] + site_bands.places[2] between 1 and ${sql.lit(heroCountries)}
  order by band, listed, tools.slug
  limit ${sql.lit(shownOthers)}`
