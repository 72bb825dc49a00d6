import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { createToken, hashToken, isTokenForm } from '../secret/token.ts'

/** An editor who is logged in at the desk. */
export type Editor = {
  accountId: number
  name: string
  /** A passkey signed within the last five minutes, as bulk actions require. */
  isFresh: boolean
}

/** Opens a session for an editor whose passkey has just signed. Only the caller gets the token; an earlier session ends. */
export async function openDeskSession(db: Db, accountId: number, replaced?: string): Promise<string> {
  const token = createToken()
  if (replaced !== undefined) await endDeskSession(db, replaced)
  await db
    .insertInto('desk_sessions')
    .values({ token_hash: hashToken(token), account_id: accountId })
    .execute()
  return token
}

/** The editor of a token, if idle for less than 15 minutes and signed in within the last 12 hours; else undefined. */
export async function findEditor(db: Db, token: string | undefined): Promise<Editor | undefined> {
  if (token === undefined || !isTokenForm(token)) return undefined
  const { rows } = await sql<Editor>`
    update desk_sessions
    set last_used_at = now()
    from editors
    where token_hash = ${hashToken(token)} and editors.account_id = desk_sessions.account_id
      and last_used_at > now() - interval '15 minutes' and created_at > now() - interval '12 hours'
    returning editors.account_id as "accountId", editors.name, proven_at > now() - interval '5 minutes' as "isFresh"
  `.execute(db)
  return rows[0]
}

export async function endDeskSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('desk_sessions').where('token_hash', '=', hashToken(token)).execute()
}

/** All editors, by name. */
export const findEditors = (db: Db): Promise<{ accountId: number; name: string }[]> =>
  db.selectFrom('editors').select(['account_id as accountId', 'name']).orderBy('name').execute()
