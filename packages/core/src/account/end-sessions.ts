import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { emailKeyOf } from '../mail/email-key.ts'
import type { Session } from './find-session.ts'

/** Logs out: the token is invalid from now on; other sessions of the account continue. */
export async function logOut(db: Db, { tokenHash }: Session): Promise<Record<string, never>> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
  return {}
}

/** Ends one session of the account by its id. Throws `not_found` alike for another account's and for an unknown one. */
export async function endSession(
  db: Db,
  { accountId }: Session,
  { sessionId }: { sessionId: string },
): Promise<Record<string, never>> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found', 'There is no such session')
  return {}
}

/** Ends all sessions of the account except this one. */
export async function endOtherSessions(db: Db, { accountId, tokenHash }: Session): Promise<{ ended: number }> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', tokenHash)
    .executeTakeFirst()
  return { ended: Number(numDeletedRows) }
}

/** For operators: ends every session of the account with this address, or of all accounts. Returns the count. */
export async function endAllSessions(db: Db, email?: string): Promise<number> {
  const ending = db.deleteFrom('sessions')
  const { numDeletedRows } = await (
    email === undefined
      ? ending
      : ending.where('account_id', 'in', (accounts) =>
          accounts.selectFrom('accounts').select('accounts.id').where('email_key', '=', emailKeyOf(email)),
        )
  ).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
