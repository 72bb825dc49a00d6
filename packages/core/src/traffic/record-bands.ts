import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { ensureMonthPartition } from './ensure-month-partition.ts'
import { addMonths, type FirstDay } from './month.ts'
import { ensureProvider, type ProviderRow } from './record-traffic.ts'

/** One country's list of a month: its length, and the places of the sites we know. */
export type CountryBands = {
  countryCode: string
  /** Number of sites in the whole list, including those we do not know. */
  listed: number
  /** Number of these in each of the seven bands, best first. */
  bandSizes?: readonly number[]
  places: { siteId: number; band: number }[]
  /** Id of the newest site that the list was searched for; omitted: it covers every future site too. */
  knownSiteId?: number
}

/** Adds a country's places, all or none; stored ones stay. Returns the number of new rows. */
export async function recordBands(
  db: Db,
  provider: Omit<ProviderRow, 'kind'>,
  month: FirstDay,
  list: CountryBands,
): Promise<number> {
  await ensureMonthPartition(db, 'rank_bands', month)
  const providerId = await ensureProvider(db, provider)
  return db.isTransaction
    ? storeList(db, providerId, month, list)
    : db.transaction().execute((transaction) => storeList(transaction, providerId, month, list))
}

async function storeList(
  transaction: Db,
  providerId: number,
  month: FirstDay,
  { countryCode, listed, bandSizes, places, knownSiteId }: CountryBands,
): Promise<number> {
  const stored = await storeLength(transaction, {
    month,
    country_code: countryCode,
    provider_id: providerId,
    sites: listed,
    band_sizes: bandSizes === undefined ? null : [...bandSizes],
    known_site_id: knownSiteId ?? null,
  })
  const { numAffectedRows } = await sql`
    insert into rank_bands (month, country_code, site_id, provider_id, band)
    select ${month}, ${countryCode}, site_id, ${providerId}, band
    from unnest(${places.map(({ siteId }) => siteId)}::int[], ${places.map(({ band }) => band)}::int[]) as place (site_id, band)
    on conflict do nothing
  `.execute(transaction)
  const added = Number(numAffectedRows ?? 0)
  if (stored !== 'same' || added > 0) await noteChange(transaction, month, stored === 'new')
  return added
}

type ListRow = {
  month: FirstDay
  country_code: string
  provider_id: number
  sites: number
  band_sizes: number[] | null
  known_site_id: number | null
}

/**
 * Stores a list's length. Returns `searched` if it was known but now covers newer sites or has band sizes. A stored
 * length stays.
 */
async function storeLength(transaction: Db, row: ListRow): Promise<'new' | 'searched' | 'same'> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('band_lists')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (Number(numInsertedOrUpdatedRows ?? 0) > 0) return 'new'
  const { numAffectedRows } = await sql`
    update band_lists
    set known_site_id = greatest(known_site_id, ${row.known_site_id}), band_sizes = coalesce(band_sizes, ${row.band_sizes})
    where month = ${row.month} and country_code = ${row.country_code} and provider_id = ${row.provider_id}
      and (known_site_id < ${row.known_site_id} or (band_sizes is null and ${row.band_sizes}::int[] is not null))
  `.execute(transaction)
  return Number(numAffectedRows ?? 0) > 0 ? 'searched' : 'same'
}

/**
 * Marks the month for ranking or summarizing again, and the next one, which is compared with it. The earlier one comes
 * first, so that two lists stored concurrently cannot deadlock.
 */
async function noteChange(transaction: Db, month: FirstDay, isNew: boolean): Promise<void> {
  await sql`
    insert into band_changes (month, has_new_list)
    values (${month}, ${isNew}), (${addMonths(month, 1)}, ${isNew})
    on conflict (month) do update set has_new_list = band_changes.has_new_list or excluded.has_new_list
  `.execute(transaction)
}
