import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'
import { recordBands, type CountryBands } from '../traffic/record-bands.ts'
import type { ProviderRow } from '../traffic/record-traffic.ts'

/** What came of asking for a list. */
export type BandFetch = {
  month: FirstDay
  countryCode: string
  etag: string | null
} & (
  | { status: 'held'; list: Omit<CountryBands, 'countryCode'> }
  | { status: 'missing' | 'refused' | 'unreachable'; fault: string | null }
)

/**
 * Stores what came of asking for a list, with its places where there are any: all of it or nothing, so that a killed run
 * leaves whole lists. A list that is held stays held, whatever is answered later; one that was refused stays so, with its
 * reason and its ETag, while it cannot be reached. Returns how many places were new.
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

/** A list that was refused is still the same: the next question waits for a day, as after any answer. */
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
