import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { toMonth, type FirstDay } from '../traffic/month.ts'
import { countHeldLists, countLists, type HeldLists } from './count-lists.ts'

type SearchedLists = NonNullable<ToolDetail['searched']>
type Row = Pick<SearchedLists, 'provider' | 'licence' | 'fullLists'> & { lists: HeldLists }

/** The lists of a month, and the number of full ones searched for a site: shown if none of them names the site. */
export async function findSearchedLists(db: Db, siteId: number | null, month: FirstDay): Promise<SearchedLists | null> {
  const { rows } = await sql<Row>`
    select providers.name as provider, providers.licence, ${countHeldLists(sql`${month}::date`)} as lists, (
      select count(*)
      from band_lists
      where band_lists.month = ${month} and provider_id = providers.id and is_full
        and ${siteId}::int is not null and coalesce(known_site_id >= ${siteId}, true)
    ) as "fullLists"
    from providers
    where id = (select min(provider_id) from band_lists where month = ${month})
  `.execute(db)
  const row = rows[0]
  return row === undefined ? null : { ...row, month: toMonth(month), lists: countLists(row.lists) }
}
