import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'

/**
 * Months for which a country's list is held, newest first. Each month between the first and the last is probed by key:
 * the lists of all countries would be two hundred times as many rows.
 */
export async function findCountryMonths(db: Db, countryCode: string): Promise<FirstDay[]> {
  const { rows } = await sql<{ month: FirstDay }>`
    select wanted.month::date as month
    from (select min(month) as first, max(month) as last from country_bands) span
    cross join lateral generate_series(span.first, span.last, interval '1 month') as wanted (month)
    where exists (
      select from country_bands
      where country_bands.month = wanted.month::date and country_bands.country_code = ${countryCode})
    order by month desc
  `.execute(db)
  return rows.map(({ month }) => month)
}

/** The newest month that has summarized lists, and their provider. */
export async function findListMonth(
  db: Db,
  month?: FirstDay,
): Promise<{ month: FirstDay; provider: string } | undefined> {
  const { rows } = await sql<{ month: FirstDay; provider: string }>`
    select country_bands.month, providers.name as provider
    from country_bands join providers on providers.id = country_bands.provider_id
    where country_bands.month = coalesce(${month ?? null}::date, (select max(month) from country_bands))
    limit 1
  `.execute(db)
  return rows[0]
}
