import type { Db } from '../db/connect.ts'
import type { Keyring } from '../secret/keyring.ts'
import { shareOwner } from '../secret/secret-owner.ts'

type Share = { key: string | null; createdAt: string }

/** The link to an account's favourites. Its key is null where it was not sealed, or with a key that is no longer ours. */
export async function findShare(
  db: Db,
  accountId: number,
  keyring: Keyring | undefined,
): Promise<{ share: Share | null }> {
  const row = await db
    .selectFrom('favorite_shares')
    .select(['sealed_key', 'created_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return { share: null }
  const key = openKey(row.sealed_key, accountId, keyring)
  return { share: { key, createdAt: row.created_at.toISOString() } }
}

function openKey(sealed: Buffer | null, accountId: number, keyring: Keyring | undefined): string | null {
  if (sealed === null || keyring === undefined) return null
  try {
    return keyring.open(sealed, shareOwner(accountId))
  } catch {
    // Sealed with a key that is no longer in the ring. The link works on; only its owner cannot see it any more.
    return null
  }
}
