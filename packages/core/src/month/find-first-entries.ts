import type { Locale } from '@polydex/contract/locale'
import type { Month } from '@polydex/contract/month'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'
import { joinNames, monthToolColumns } from './find-month-tools.ts'

/**
 * First entries, of a query that has `first_thousands`: only lists that were full the month before too, because of a list
 * that is new in the collection everything is seen for the first time.
 */
const isFirstEntry = sql`exists (
  select from band_lists before
  where before.month = (first_thousands.month - interval '1 month')::date
    and before.country_code = first_thousands.country_code and before.is_full)`

const joinTools = sql`join tools on tools.traffic_site_id = first_thousands.site_id and tools.status in ('published', 'closed')`

/** Tools that came into the first 1,000 of a country for the first time, those with most countries first. */
export async function findFirstEntries(db: Db, month: FirstDay, locale: Locale): Promise<Month['entries']> {
  const { rows } = await sql<Month['entries'][number]>`
    select ${monthToolColumns}, array_agg(first_thousands.country_code::text order by lists.sites desc, lists.country_code) as countries
    from first_thousands
    join band_lists lists on lists.month = ${month} and lists.country_code = first_thousands.country_code
      and lists.provider_id = (select min(provider_id) from band_lists spoken where spoken.month = ${month})
    ${joinTools}
    ${joinNames(locale)}
    where first_thousands.month = ${month} and ${isFirstEntry}
    group by tools.id, tool_texts.name, category_groups.slug
    order by count(*) desc, lower(coalesce(tool_texts.name, tools.name)), tools.slug
  `.execute(db)
  return rows
}

/** How many first entries each month brought: pairs of tool and country. */
export async function countFirstEntries(db: Db): Promise<Map<FirstDay, number>> {
  const { rows } = await sql<{ month: FirstDay; entries: number }>`
    select first_thousands.month, count(*)::int as entries
    from first_thousands
    ${joinTools}
    where ${isFirstEntry}
    group by first_thousands.month
  `.execute(db)
  return new Map(rows.map(({ month, entries }) => [month, entries]))
}
