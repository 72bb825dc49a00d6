import { sql } from 'kysely'
import { createToken, hashToken } from '../secret/token.ts'
import type { Db } from '../db/connect.ts'
import type { Keyring } from '../secret/keyring.ts'
import { shareOwner } from '../secret/secret-owner.ts'

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
