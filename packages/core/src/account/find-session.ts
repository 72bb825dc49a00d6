import { keptOnServer } from '@polydex/contract/kept-on-server'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { hashToken, isTokenForm } from '../secret/token.ts'

/** Somebody who is logged in. */
export type Session = { tokenHash: Buffer; accountId: number }

/** Undefined for a token that never was, has ended or was logged out: the three are not distinguished. */
export async function findSession(db: Db, token: string | undefined): Promise<Session | undefined> {
  if (token === undefined || !isTokenForm(token)) return undefined
  const tokenHash = hashToken(token)
  const row = await db
    .selectFrom('sessions')
    .select(['account_id', sql<boolean>`last_used_at < now() - interval '10 minutes'`.as('is_due')])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (row === undefined) return undefined
  // Best effort: a read-only database still knows who is logged in.
  if (row.is_due) await touchSession(db, tokenHash).catch(() => {})
  return { tokenHash, accountId: row.account_id }
}

/**
 * Notes that a session is in use, which moves the end of one that is not remembered; never beyond that of one that is,
 * so that a token that was stolen does not live for ever by being used.
 */
async function touchSession(db: Db, tokenHash: Buffer): Promise<void> {
  const { idleHours, days } = keptOnServer.sessions
  await sql`
    update sessions
    set last_used_at = now(),
        expires_at = case
          when is_remembered then expires_at
          else least(
            now() + make_interval(hours => ${sql.lit(idleHours)}),
            created_at + make_interval(days => ${sql.lit(days)})
          )
        end
    where token_hash = ${tokenHash}
  `.execute(db)
}
