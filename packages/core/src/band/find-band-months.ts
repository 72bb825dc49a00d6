import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'

/** What is held of a month: for the line that says where places come from. */
export type BandMonth = {
  month: FirstDay
  provider: string
  licence: string
  /** Lists that are held; of these, full ones. */
  lists: number
  fullLists: number
  /** Countries that have a list of this month which is not held, as far as that is known. */
  notHeld: string[]
}

/**
 * Months of which lists are held, newest first. A list is not held if it was asked for in vain; a folder says nothing of
 * lists that are not in it.
 */
export async function findBandMonths(db: Db, count: number): Promise<BandMonth[]> {
  const { rows } = await sql<BandMonth>`
    with months as (
      select month, min(provider_id) as provider_id from band_lists group by month order by month desc limit ${count}
    )
    select months.month, providers.name as provider, providers.licence,
           count(*)::int as lists, count(*) filter (where is_full)::int as "fullLists",
           array(
             select fetches.country_code::text from band_fetches fetches
             where fetches.month = months.month and fetches.provider_id = months.provider_id
               and fetches.status not in ('held', 'waiting')
             order by fetches.country_code
           ) as "notHeld"
    from months
    join band_lists on band_lists.month = months.month and band_lists.provider_id = months.provider_id
    join providers on providers.id = months.provider_id
    group by months.month, months.provider_id, providers.name, providers.licence
    order by months.month desc
  `.execute(db)
  return rows
}
