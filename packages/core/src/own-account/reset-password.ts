import type { ResetPasswordInput } from '@polydex/contract/mail-link'
import { openSession, type OpenedSession, type Opening } from '../account/open-session.ts'
import { hashPassword } from '../account/password.ts'
import { refuseAddress } from '../account/refuse-password.ts'
import { storePassword } from '../account/store-password.ts'
import type { Db } from '../db/connect.ts'
import { endShare } from '../favorite/end-share.ts'
import { markConfirmed } from './mark-confirmed.ts'
import { checkMailLink, useMailLink } from '../mail/use-mail-link.ts'

/**
 * A new password by the link of a mail. Ends every session and the link to the favourites, because somebody else may
 * hold one, and logs in anew. The link is looked at before the hash, so that made-up links cost nothing. Throws `link_ended`.
 */
export async function resetPassword(
  db: Db,
  { key, password, remember }: ResetPasswordInput,
  caller: Pick<Opening, 'userAgent' | 'replaced'>,
): Promise<OpenedSession> {
  const { email } = await checkMailLink(db, 'reset', key)
  refuseAddress(password, email, 'password')
  const passwordHash = await hashPassword(password, `link ${email}`)
  return db.transaction().execute(async (transaction) => {
    const accountId = await useMailLink(transaction, 'reset', key)
    await markConfirmed(transaction, accountId)
    await storePassword(transaction, accountId, { passwordHash })
    await endShare(transaction, accountId)
    await transaction.deleteFrom('sessions').where('account_id', '=', accountId).execute()
    return openSession(transaction, { id: accountId, email }, { isRemembered: remember, ...caller })
  })
}
