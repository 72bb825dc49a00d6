import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Keyring } from '../secret/keyring.ts'
import { shareOwner } from '../secret/secret-owner.ts'
import { createToken, hashToken } from '../secret/token.ts'

/** Creates a new share link for an account; the previous one ends. */
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

/** The share link of an account. Its key is null if it was not sealed, or was sealed with a key we no longer have. */
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
    // Sealed with a key that is no longer in the keyring. The link still works; only its owner can no longer see it.
    return null
  }
}

/** When the share link of an account was created; null: there is none. */
export async function findShareDate(db: Db, accountId: number): Promise<{ createdAt: string } | null> {
  const row = await db
    .selectFrom('favorite_shares')
    .select('created_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row === undefined ? null : { createdAt: row.created_at.toISOString() }
}

/** Ends the share link of an account. Idempotent. */
export async function endShare(db: Db, accountId: number): Promise<Record<string, never>> {
  await db.deleteFrom('favorite_shares').where('account_id', '=', accountId).execute()
  return {}
}
