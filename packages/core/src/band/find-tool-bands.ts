import type { ListCounts } from '@polydex/contract/figure/band-summary'
import type { ToolBands } from '@polydex/contract/tool/tool-bands'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { listMonthsUpTo, toMonth, type FirstDay, addMonths } from '../traffic/month.ts'
import { countLists } from './count-lists.ts'
import { listCountries } from './list-countries.ts'

const maxMonths = 24
/** Fewer months are not drawn as a line. */
const minReachMonths = 6

type Months = ToolBands['months']
type Head = Pick<ToolBands, 'provider' | 'licence'> & {
  countries: string[]
  full: ListCounts['full']
  /** Reach here is as defined in docs/numbers.md; `compareReach` makes it relative. */
  months: Months
  moves: NonNullable<ToolBands['moves']> | null
}

/** A site's places in every list of a month, with its summaries of the months before; null: no list names it. */
export async function findToolBands(db: Db, siteId: number, month: FirstDay): Promise<ToolBands | null> {
  const head = await findHead(db, siteId, month)
  if (head === undefined) return null
  const { provider, licence, countries: held, full, months, moves } = head
  const firstMonth = months.findIndex(({ lists }) => lists !== null)
  // Short lists are never counted, so there is nothing to show.
  if (firstMonth === -1) return null
  const places = await findSitePlaces(db, siteId, month)
  if (places.length === 0) return null
  const heldCountries = new Set(held)
  // Without a row the site is in no list of this month or the month before, so nothing moved.
  const compared = places.filter(({ isCompared }) => isCompared).length
  const stood = moves ?? { compared, ups: 0, downs: 0, arrivals: 0, departures: 0 }
  return {
    provider,
    licence,
    month: toMonth(month),
    lists: {
      ...countLists({ held: held.length, full }),
      missingCountries: listCountries().filter((code) => !heldCountries.has(code)),
    },
    months: compareReach(months.slice(firstMonth)),
    moves: stood.compared === 0 ? null : stood,
    countries: places.map(({ countryCode, ...place }) => ({ code: countryCode, ...place })),
  }
}

/** Reach has no unit, so it is returned relative to the largest month. */
function compareReach(months: Months): Months {
  const known = months.flatMap(({ reach }) => (reach === null ? [] : [reach]))
  const largest = Math.max(...known)
  const isLine = known.length >= minReachMonths && largest > 0
  return months.map(({ reach, ...rest }) => ({
    ...rest,
    reach: isLine && reach !== null ? Math.round((reach / largest) * 1_000) / 1_000 : null,
  }))
}

/**
 * A month without a row has lists that do not name the site, which are counted, or has no lists. A past month in which
 * the source left the site out is treated like one without lists. Rows are read by primary key.
 */
async function findHead(db: Db, siteId: number, month: FirstDay): Promise<Head | undefined> {
  const months = listMonthsUpTo(month, maxMonths)
  const { rows } = await sql<Head>`
    with held as (
      select provider_id, array_agg(country_code::text) as countries, count(*) filter (where is_full)::int as "full"
      from band_lists where month = ${month}
      group by provider_id order by provider_id limit 1
    ),
    history as (
      select asked.month, sums.*
      from unnest(${months}::date[]) as asked (month)
      left join lateral (
        select coalesce(rows.full_lists, searched.lists) as lists, coalesce(rows.places, '{0,0,0,0,0,0,0}') as places,
               coalesce(rows.reach, 0) as reach
        from (select) as always
        left join site_bands rows on rows.site_id = ${siteId} and rows.month = asked.month
        left join lateral (
          select count(*) as lists
          from band_lists
          where rows.site_id is null and band_lists.month = asked.month and is_full
            and coalesce(known_site_id >= ${siteId}, true)
            and provider_id = (select min(provider_id) from band_lists spoken where spoken.month = asked.month)
        ) as searched on true
        where coalesce(rows.full_lists, searched.lists) > 0
          and (rows.is_gap is not true or asked.month = ${month})
      ) as sums on true
    )
    select providers.name as provider, providers.licence, held.countries, held."full",
      (select json_agg(json_build_object(
         'month', to_char(history.month, 'YYYY-MM'), 'lists', lists, 'places', places, 'reach', reach)
         order by history.month)
       from history) as months,
      (select json_build_object(
         'compared', compared_lists, 'ups', ups, 'downs', downs, 'arrivals', arrivals, 'departures', departures)
       from site_bands where site_id = ${siteId} and month = ${month}) as moves
    from held
    join providers on providers.id = held.provider_id
    where exists (select from site_bands where site_id = ${siteId} and month = any(${months}::date[]))
  `.execute(db)
  return rows[0]
}

/** A country's list and a site's place in it, for a tile or a row of a table. */
type SitePlace = {
  countryCode: string
  /** Sites in the list. */
  sites: number
  isFull: boolean
  /** Null: the list does not name the site. */
  band: number | null
  bandBefore: number | null
  /**
   * Counts as up or down: both lists are full and were searched for the site, and the source left it out of neither
   * month.
   */
  isCompared: boolean
}

/** A site's place in every list of a month that is held and was searched for it, longest list first. */
async function findSitePlaces(db: Db, siteId: number, month: FirstDay): Promise<SitePlace[]> {
  const before = addMonths(month, -1)
  const { rows } = await sql<SitePlace>`
    with speaking as (select min(provider_id) as provider_id from band_lists where month = ${month})
    select lists.country_code::text as "countryCode", lists.sites, lists.is_full as "isFull",
           place.band, place_before.band as "bandBefore",
           lists.is_full and coalesce(lists_before.is_full and coalesce(lists_before.known_site_id >= ${siteId}, true), false)
             -- Without a row it is in none of these lists, and nothing moved.
             and coalesce((select compared_lists > 0 from site_bands where site_id = ${siteId} and month = ${month}), true)
             as "isCompared"
    from speaking
    join band_lists lists on lists.month = ${month} and lists.provider_id = speaking.provider_id
    left join band_lists lists_before
      on lists_before.month = ${before} and lists_before.provider_id = lists.provider_id
      and lists_before.country_code = lists.country_code
    left join rank_bands place
      on place.month = ${month} and place.site_id = ${siteId} and place.provider_id = lists.provider_id
      and place.country_code = lists.country_code
    left join rank_bands place_before
      on place_before.month = ${before} and place_before.site_id = ${siteId}
      and place_before.provider_id = lists.provider_id and place_before.country_code = lists.country_code
    where coalesce(lists.known_site_id >= ${siteId}, true)
    order by lists.sites desc, lists.country_code
  `.execute(db)
  return rows
}
