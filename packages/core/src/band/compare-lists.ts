import { sql, type RawBuilder } from 'kysely'
import { addMonths, type FirstDay } from '../traffic/month.ts'

/** Stands for a list that was searched for every site: above any site id. */
const everySite = sql.lit(2_147_483_647)

/**
 * Lateral join: whether a country's list is compared with that of the month before, for a query that has
 * `country_bands`. `known` is the newest site that both lists were searched for; null: they are not compared.
 */
export const joinCompared = (month: FirstDay): RawBuilder<unknown> => sql`
  cross join lateral (
    select case when count(*) = 2 and bool_and(is_full) then min(coalesce(known_site_id, ${everySite})) end as known,
           min(sites) filter (where band_lists.month <> ${month}) as sites_before
    from band_lists
    where band_lists.month in (${month}, ${addMonths(month, -1)}) and band_lists.country_code = country_bands.country_code
      and band_lists.provider_id = country_bands.provider_id
  ) compared`
