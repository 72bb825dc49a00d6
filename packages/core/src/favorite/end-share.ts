import type { Db } from '../db/connect.ts'

/** Ends the link to an account's favourites; where there is none, that is no fault. */
export async function endShare(db: Db, accountId: number): Promise<Record<string, never>> {
  await db.deleteFrom('favorite_shares').where('account_id', '=', accountId).execute()
  return {}
}
