import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { addMonths, listMonthsUpTo, type FirstDay } from './month.ts'

/** SQL expression: the visits of one month in a site's group of rows. */
const visitsOf = (month: FirstDay) => sql`max(past.visits) filter (where past.month = ${month}::date)`

/**
 * Recomputes site_figures of one month. Idempotent. Call it inside a transaction, for a month that has its partition.
 * If several providers know a site, one is used: measured before estimated before sample. Earlier months come from the
 * same provider or not at all.
 */
export async function refreshSiteFigures(transaction: Db, month: FirstDay): Promise<void> {
  const months = listMonthsUpTo(month, 12)
  await transaction.deleteFrom('site_figures').where('month', '=', month).execute()
  await sql`
    with chosen as (
      select distinct on (site_id) site_id, provider_id, kind, visits, country_codes, country_shares
      from monthly_traffic
      where month = ${month}
      order by site_id, array_position(array['measured', 'estimated', 'sample'], kind), provider_id
    ),
    past as (
      select site_id, provider_id, ${visitsOf(addMonths(month, -1))} as visits_before,
             array[${sql.join(months.map(visitsOf))}] as series
      from monthly_traffic past
      where month between ${addMonths(month, -11)} and ${month}
      group by site_id, provider_id
    )
    insert into site_figures
      (month, site_id, provider_id, kind, visits, visits_before, series, country_codes, country_shares)
    select ${month}, chosen.site_id, chosen.provider_id, chosen.kind, chosen.visits, past.visits_before, past.series,
           coalesce(chosen.country_codes[1:3], '{}'), coalesce(chosen.country_shares[1:3], '{}')
    from chosen
    join past on past.site_id = chosen.site_id and past.provider_id = chosen.provider_id
  `.execute(transaction)
}
