import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { ensureMonthPartition } from './ensure-month-partition.ts'
import type { FirstDay } from './month.ts'
import { ensureProvider, type ProviderRow } from './record-traffic.ts'

/** One country's list of a month: how long it is, and the places of the sites we know. */
export type CountryBands = {
  countryCode: string
  /** Sites in the whole list, also those we do not know. */
  listed: number
  places: { siteId: number; band: number }[]
}

/** Adds a country's places; what is stored stays. Returns how many rows were new. */
export async function recordBands(
  db: Db,
  provider: Omit<ProviderRow, 'kind'>,
  month: FirstDay,
  { countryCode, listed, places }: CountryBands,
): Promise<number> {
  await ensureMonthPartition(db, 'rank_bands', month)
  const providerId = await ensureProvider(db, provider)
  await db
    .insertInto('band_lists')
    .values({ month, country_code: countryCode, provider_id: providerId, sites: listed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numAffectedRows } = await sql`
    insert into rank_bands (month, country_code, site_id, provider_id, band)
    select ${month}, ${countryCode}, site_id, ${providerId}, band
    from unnest(${places.map(({ siteId }) => siteId)}::int[], ${places.map(({ band }) => band)}::int[]) as place (site_id, band)
    on conflict do nothing
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
