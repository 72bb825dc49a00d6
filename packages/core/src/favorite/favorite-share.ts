import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Keyring } from '../secret/keyring.ts'
import { shareOwner } from '../secret/secret-owner.ts'
import { createToken, hashToken } from '../secret/token.ts'

/** A new link to an account's favourites; one made before ends. */
export async function createShare(
  db: Db,
  accountId: number,
  keyring: Keyring | undefined,
): Promise<{ key: string; createdAt: string }> {
  const key = createToken()
  const sealed = keyring?.seal(key, shareOwner(accountId)) ?? null
  const { created_at } = await db
    .insertInto('favorite_shares')
    .values({ account_id: accountId, key_hash: hashToken(key), sealed_key: sealed })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ key_hash: hashToken(key), sealed_key: sealed, created_at: sql`now()` }),
    )
    .returning('created_at')
    .executeTakeFirstOrThrow()
  return { key, createdAt: created_at.toISOString() }
}

type Share = { key: string | null; createdAt: string }

/** The link to an account's favourites. Its key is null where it was not sealed, or with a key that is no longer ours. */
export async function getShare(
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

/** When the link to an account's favourites was made; null: there is none. */
export async function findShareDate(db: Db, accountId: number): Promise<{ createdAt: string } | null> {
  const row = await db
    .selectFrom('favorite_shares')
    .select('created_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row === undefined ? null : { createdAt: row.created_at.toISOString() }
}

/** Ends the link to an account's favourites; idempotent. */
export async function endShare(db: Db, accountId: number): Promise<Record<string, never>> {
  await db.deleteFrom('favorite_shares').where('account_id', '=', accountId).execute()
  return {}
}
