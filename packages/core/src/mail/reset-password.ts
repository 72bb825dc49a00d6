import type { ResetPasswordInput } from '@polydex/contract/mail-link'
import { openSession, type OpenedSession } from '../account/open-session.ts'
import { hashPassword } from '../account/password.ts'
import { storePassword } from '../account/store-password.ts'
import type { Db } from '../db/connect.ts'
import { markConfirmed } from './mark-confirmed.ts'
import { checkMailLink, useMailLink } from './use-mail-link.ts'

/**
 * A new password by the link of a mail. Ends every session, because somebody else may hold one, and logs in anew. The
 * link is looked at before the hash, so that made-up links cost nothing. Throws `link_ended`.
 */
export async function resetPassword(
  db: Db,
  { key, password, remember }: ResetPasswordInput,
  userAgent: string | undefined,
): Promise<OpenedSession> {
  await checkMailLink(db, 'reset', key)
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (transaction) => {
    const accountId = await useMailLink(transaction, 'reset', key)
    const email = await markConfirmed(transaction, accountId)
    await storePassword(transaction, accountId, passwordHash)
    await transaction.deleteFrom('sessions').where('account_id', '=', accountId).execute()
    return openSession(transaction, { id: accountId, email }, { isRemembered: remember, userAgent })
  })
}
