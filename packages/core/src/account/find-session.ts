import { keptOnServer } from '@polydex/contract/http/kept-on-server'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { hashToken, isTokenForm } from '../secret/token.ts'

/** A valid login: its session and its account. */
export type Session = { tokenHash: Buffer; accountId: number }

/** Returns undefined for a token that is unknown, expired or logged out, without distinguishing the three. */
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
  // Best effort: sessions can be read from a read-only database too.
  if (row.is_due) await touchSession(db, tokenHash).catch(() => {})
  return { tokenHash, accountId: row.account_id }
}

/**
 * Records the use of a session, which extends one that is not remembered; never beyond the lifetime of a remembered
 * one, so that a stolen token cannot be kept alive forever by using it.
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
