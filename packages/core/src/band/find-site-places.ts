import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { addMonths, type FirstDay } from '../traffic/month.ts'

/** A country's list and a site's place in it, for a tile or a row of a table. */
export type SitePlace = {
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
export async function findSitePlaces(db: Db, siteId: number, month: FirstDay): Promise<SitePlace[]> {
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
