import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Device } from './describe-device.ts'
import type { Session } from './find-session.ts'
import { createToken, hashToken } from '../secret/token.ts'

type NewToken = { token: string; expiresAt: string }

/**
 * Logs an account in. The token is in nobody's hands but the caller's; the database has its hash.
 * Takes the account's ended sessions away, so that they do not pile up, and the one that this browser had before.
 */
export async function createSession(
  db: Db,
  accountId: number,
  { isRemembered, replaced, browser, system }: { isRemembered: boolean; replaced?: Session | undefined } & Device,
): Promise<NewToken> {
  const token = createToken()
  const life = isRemembered ? '30 days' : '24 hours'
  const { rows } = await sql<{ expires_at: Date }>`
    with ended as (
      delete from sessions
      where (account_id = ${accountId} and expires_at <= now()) or token_hash = ${replaced?.tokenHash ?? null}
    )
    insert into sessions (token_hash, account_id, is_remembered, expires_at, browser, system)
    values (${hashToken(token)}, ${accountId}, ${isRemembered}, now() + ${life}::interval, ${browser}, ${system})
    returning expires_at
  `.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The session was not stored')
  return { token, expiresAt: row.expires_at.toISOString() }
}
