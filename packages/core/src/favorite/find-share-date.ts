import type { Db } from '../db/connect.ts'

/** When the link to an account's favourites was made; null: there is none. */
export async function findShareDate(db: Db, accountId: number): Promise<{ createdAt: string } | null> {
  const row = await db
    .selectFrom('favorite_shares')
    .select('created_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row === undefined ? null : { createdAt: row.created_at.toISOString() }
}
