import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { createToken, hashToken } from '../secret/token.ts'

export type InvitedEditor = { accountId: number; name: string }

/** The key of a link with which an editor can enrol one passkey within a day. An earlier link of the editor ends. */
export async function createInvitation(db: Db, accountId: number): Promise<string> {
  const key = createToken()
  await sql`
    with ended as (delete from desk_invitations where account_id = ${accountId})
    insert into desk_invitations (key_hash, account_id, expires_at)
    values (${hashToken(key)}, ${accountId}, now() + interval '1 day')
  `.execute(db)
  return key
}

/** The editor invited by a link. Throws `link_ended`. */
export async function checkInvitation(db: Db, key: string): Promise<InvitedEditor> {
  const row = await db
    .selectFrom('desk_invitations')
    .innerJoin('editors', 'editors.account_id', 'desk_invitations.account_id')
    .select(['editors.account_id as accountId', 'editors.name'])
    .where('key_hash', '=', hashToken(key))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('link_ended', 'This link has ended')
  return row
}

/** Consumes a link: of two concurrent calls one throws `link_ended`. */
export async function useInvitation(transaction: Db, key: string): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('desk_invitations')
    .where('key_hash', '=', hashToken(key))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new AppError('link_ended', 'This link has ended')
}
