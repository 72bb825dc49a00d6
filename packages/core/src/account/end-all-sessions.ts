import type { Db } from '../db/connect.ts'
import { emailKeyOf } from '../mail/email-key.ts'

/** For whoever runs the site: ends every session of the account with this address, or of everybody. Returns how many. */
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
