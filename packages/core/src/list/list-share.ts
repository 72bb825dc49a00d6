import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import type { Keyring } from '../secret/keyring.ts'
import { listOwner } from '../secret/secret-owner.ts'
import { createToken, hashToken } from '../secret/token.ts'

/** Creates a new link to a list; the previous one ends. Throws `list_withdrawn` if editors withdrew the list. */
export async function createListShare(
  db: Db,
  accountId: number,
  list: string,
  keyring: Keyring | undefined,
): Promise<{ key: string; createdAt: string }> {
  const key = createToken()
  const row = await db
    .updateTable('own_lists')
    .set({ key_hash: hashToken(key), sealed_key: keyring?.seal(key, listOwner(list)) ?? null, shared_at: sql`now()` })
    .where('id', '=', list)
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .returning('shared_at')
    .executeTakeFirst()
  if (row?.shared_at) return { key, createdAt: row.shared_at.toISOString() }
  const withdrawn = await db
    .selectFrom('own_lists')
    .select('id')
    .where('id', '=', list)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  throw withdrawn === undefined
    ? new AppError('not_found', 'There is no such list')
    : new AppError('list_withdrawn', 'Editors have withdrawn this list')
}

/** Ends the link to a list of an account. Idempotent. */
export async function endListShare(db: Db, accountId: number, list: string): Promise<Record<string, never>> {
  await db
    .updateTable('own_lists')
    .set({ key_hash: null, sealed_key: null, shared_at: null })
    .where('id', '=', list)
    .where('account_id', '=', accountId)
    .execute()
  return {}
}

/** Ends the links to all lists of an account. */
export async function endListShares(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('own_lists')
    .set({ key_hash: null, sealed_key: null, shared_at: null })
    .where('account_id', '=', accountId)
    .execute()
}

/** The key of a link; null if it was not sealed, or was sealed with a key we no longer have. */
export function openShareKey(sealed: Buffer | null, list: string, keyring: Keyring | undefined): string | null {
  if (sealed === null || keyring === undefined) return null
  try {
    return keyring.open(sealed, listOwner(list))
  } catch {
    // The link still works; only its owner can no longer see it.
    return null
  }
}

/** The list of a key, unless editors withdrew it (`list_withdrawn`); undefined: the key is of no list. */
export async function findSharedList(db: Db, key: string): Promise<{ id: string; title: string } | undefined> {
  const row = await db
    .selectFrom('own_lists')
    .select(['id', 'title', 'withdrawn_at'])
    .where('key_hash', '=', hashToken(key))
    .executeTakeFirst()
  if (row !== undefined && row.withdrawn_at !== null)
    throw new AppError('list_withdrawn', 'Editors have withdrawn this list')
  return row
}
