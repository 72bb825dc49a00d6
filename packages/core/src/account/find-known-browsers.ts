import type { AccountData } from '@polydex/contract/own-account'
import type { Db } from '../db/connect.ts'

/** Browsers that an account was logged in from, newest first; of each nothing is kept but a hash and a time. */
export async function findKnownBrowsers(db: Db, accountId: number): Promise<AccountData['knownBrowsers']> {
  const rows = await db
    .selectFrom('known_devices')
    .select('last_used_at')
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .execute()
  return rows.map(({ last_used_at }) => ({ lastUsedAt: last_used_at.toISOString() }))
}
