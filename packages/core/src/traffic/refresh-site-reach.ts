import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { addMonths, type FirstDay } from './month.ts'

/**
 * Recomputes site_reach of one month; idempotent; call it inside a transaction.
 * Reach = sum over the countries that list the site of (sites in the country's list ÷ band). A place among the first
 * 1,000 of a long list weighs more than of a short one; the unit has no meaning, only the order has.
 * Added up as decimals: binary fractions differ in their last digits with the order of addition, and ties would be lost.
 */
export async function refreshSiteReach(transaction: Db, month: FirstDay): Promise<void> {
  await transaction.deleteFrom('site_reach').where('month', '=', month).execute()
  await sql`
    with reached as (
      select rank_bands.site_id, rank_bands.provider_id, sum(band_lists.sites::numeric / rank_bands.band)::float8 as reach,
             count(*) as countries, min(rank_bands.band) as best_band
      from rank_bands
      join band_lists
        on band_lists.month = rank_bands.month and band_lists.country_code = rank_bands.country_code
        and band_lists.provider_id = rank_bands.provider_id
      where rank_bands.month = ${month}
      group by rank_bands.site_id, rank_bands.provider_id
    ),
    chosen as (select distinct on (site_id) * from reached order by site_id, provider_id)
    insert into site_reach (month, site_id, provider_id, reach, reach_before, countries, best_band)
    select ${month}, chosen.site_id, chosen.provider_id, chosen.reach, before.reach, chosen.countries, chosen.best_band
    from chosen
    left join site_reach before
      on before.month = ${addMonths(month, -1)} and before.site_id = chosen.site_id
      and before.provider_id = chosen.provider_id
  `.execute(transaction)
}
