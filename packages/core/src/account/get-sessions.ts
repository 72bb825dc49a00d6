import type { OwnSession } from '@polydex/contract/account/session'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Session } from './find-session.ts'

/**
 * Sessions of an account: the calling one first, then by last use. Ended sessions are stored until the next login or
 * the next night; only the download of all data shows them.
 */
export async function getSessions(
  db: Db,
  { accountId, tokenHash }: Session,
  { withEnded = false } = {},
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'created_at', 'last_used_at', 'expires_at'])
    .select(['is_remembered as isRemembered', sql<boolean>`token_hash = ${tokenHash}`.as('isCurrent')])
    .where('account_id', '=', accountId)
    .$if(!withEnded, (query) => query.where('expires_at', '>', sql<Date>`now()`))
    .orderBy('isCurrent', 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ created_at, last_used_at, expires_at, ...session }) => ({
    ...session,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  }))
}
