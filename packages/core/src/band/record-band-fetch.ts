import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'
import { recordBands, type CountryBands } from '../traffic/record-bands.ts'
import type { ProviderRow } from '../traffic/record-traffic.ts'

/** The outcome of requesting a list. */
export type BandFetch = {
  month: FirstDay
  countryCode: string
  etag: string | null
} & (
  | { status: 'held'; list: Omit<CountryBands, 'countryCode'> }
  | { status: 'missing' | 'refused' | 'unreachable'; fault: string | null }
)

/**
 * Stores the outcome of requesting a list, with its places if there are any: all or nothing, so that a killed run
 * leaves only complete lists. A held list stays held, whatever the server answers later; a refused one keeps its reason
 * and its ETag while the server is unreachable. Returns the number of new places.
 */
export function recordBandFetch(
  db: Db,
  provider: Omit<ProviderRow, 'kind'>,
  providerId: number,
  fetch: BandFetch,
): Promise<number> {
  const { month, countryCode, etag, status } = fetch
  return db.transaction().execute(async (transaction) => {
    const added =
      fetch.status === 'held' ? await recordBands(transaction, provider, month, { countryCode, ...fetch.list }) : 0
    const change = transaction
      .updateTable('band_fetches')
      .set({ status, etag, fault: fetch.status === 'held' ? null : fetch.fault, asked_at: new Date() })
      .where('month', '=', month)
      .where('country_code', '=', countryCode)
      .where('provider_id', '=', providerId)
    const kept = status === 'unreachable' ? (['held', 'refused'] as const) : (['held'] as const)
    await (status === 'held' ? change : change.where('status', 'not in', kept)).execute()
    return added
  })
}

/** Records that a refused list is unchanged: the next request waits as after any other answer. */
export async function recordSameList(
  db: Db,
  providerId: number,
  { month, countryCode }: Pick<BandFetch, 'month' | 'countryCode'>,
): Promise<void> {
  await db
    .updateTable('band_fetches')
    .set({ asked_at: new Date() })
    .where('month', '=', month)
    .where('country_code', '=', countryCode)
    .where('provider_id', '=', providerId)
    .execute()
}
