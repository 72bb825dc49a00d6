import type { ResetPasswordInput } from '@polydex/contract/account/mail-link'
import { refuseAddress } from '../account/check-password.ts'
import { createSession, type Caller, type CreatedSession } from '../account/create-session.ts'
import { hashPassword } from '../account/password.ts'
import { storePassword } from '../account/store-password.ts'
import type { Db } from '../db/connect.ts'
import { endShare } from '../favorite/favorite-share.ts'
import { endListShares } from '../list/list-share.ts'
import { queueMail, requireMail } from '../mail/queue-mail.ts'
import { checkMailLink, useMailLink } from '../mail/use-mail-link.ts'
import { markConfirmed } from './confirm-email.ts'

/** Queues a link for a new password. Known and unknown addresses take the same path. Throws `mail_off`. */
export async function requestReset(
  db: Db,
  { email }: { email: string },
  hasMail: boolean,
): Promise<Record<string, never>> {
  requireMail(hasMail)
  await queueMail(db, 'reset', email)
  return {}
}

/**
 * Sets a new password by a mail link. Ends every session and all share links, because a stranger may hold one, and logs
 * in. The link is checked before hashing, so that made-up links cost nothing. Throws `link_ended`.
 */
export async function resetPassword(
  db: Db,
  { key, password, remember }: ResetPasswordInput,
  caller: Pick<Caller, 'userAgent' | 'replaced'>,
): Promise<CreatedSession> {
  const { email } = await checkMailLink(db, 'reset', key)
  refuseAddress(password, email, 'password')
  const passwordHash = await hashPassword(password, `link ${email}`)
  return db.transaction().execute(async (transaction) => {
    const accountId = await useMailLink(transaction, 'reset', key)
    await markConfirmed(transaction, accountId)
    await storePassword(transaction, accountId, { passwordHash })
    await endShare(transaction, accountId)
    await endListShares(transaction, accountId)
    await transaction.deleteFrom('sessions').where('account_id', '=', accountId).execute()
    return createSession(transaction, { id: accountId, email }, { isRemembered: remember, ...caller })
  })
}
