import type { NewSession } from '@polydex/contract/account/account-fields'
import { keptOnServer } from '@polydex/contract/http/kept-on-server'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { createToken, hashToken } from '../secret/token.ts'
import { describeDevice, type Device } from './describe-device.ts'
import type { Session } from './find-session.ts'
import { keepDevice } from './known-devices.ts'

type NewToken = { token: string; expiresAt: string }

/**
 * Stores a new session. Only the caller gets the token; the database stores its hash. Deletes the account's ended
 * sessions, so that they do not accumulate, and the previous session of this browser.
 */
export async function storeSession(
  db: Db,
  accountId: number,
  { isRemembered, replaced, browser, system }: { isRemembered: boolean; replaced?: Session | undefined } & Device,
): Promise<NewToken> {
  const token = createToken()
  const life = isRemembered ? `${keptOnServer.sessions.days} days` : `${keptOnServer.sessions.idleHours} hours`
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

/**
 * Replaces the token of a session, which otherwise stays the same: its end, its login, its browser. Throws
 * `login_required` if it has ended meanwhile.
 */
export async function renewToken(
  transaction: Db,
  { tokenHash }: Session,
): Promise<NewToken & { isRemembered: boolean; session: Session }> {
  const token = createToken()
  const renewed = hashToken(token)
  const { rows } = await sql<{ account_id: number; is_remembered: boolean; expires_at: Date }>`
    with former as (delete from sessions where token_hash = ${tokenHash} returning *)
    insert into sessions (token_hash, account_id, is_remembered, created_at, expires_at, browser, system)
    select ${renewed}, account_id, is_remembered, created_at, expires_at, browser, system from former
    returning account_id, is_remembered, expires_at
  `.execute(transaction)
  const [row] = rows
  if (row === undefined) throw new AppError('login_required', 'The session has ended')
  const session = { tokenHash: renewed, accountId: row.account_id }
  return { token, expiresAt: row.expires_at.toISOString(), isRemembered: row.is_remembered, session }
}

/** The browser that logs in, as far as it can be recognised. */
export type Caller = {
  isRemembered: boolean
  userAgent: string | undefined
  device?: string | undefined
  /** The previous session of the same browser: it ends. */
  replaced?: Session | undefined
}
/** The response, plus the account for the log. */
export type CreatedSession = NewSession & { accountId: number }

/** Creates a session for an account whose owner has just authenticated. */
export async function createSession(
  db: Db,
  { id, email }: { id: number; email: string },
  { isRemembered, userAgent, device, replaced }: Caller,
): Promise<CreatedSession> {
  const session = await storeSession(db, id, { isRemembered, replaced, ...describeDevice(userAgent) })
  return { accountId: id, account: { email }, ...session, device: await keepDevice(db, id, device) }
}
