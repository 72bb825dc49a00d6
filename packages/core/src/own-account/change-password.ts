import { fieldMessage } from '@polydex/contract/text/field-message'
import type { ChangedPassword, ChangePasswordInput } from '@polydex/contract/account/own-account'
import { checkPassword, refuseAddress, refusePassword } from '../account/check-password.ts'
import { renewToken } from '../account/create-session.ts'
import { endOtherSessions } from '../account/end-sessions.ts'
import type { Session } from '../account/find-session.ts'
import { hashPassword, isSamePassword } from '../account/password.ts'
import { storePassword } from '../account/store-password.ts'
import type { Db } from '../db/connect.ts'
import { findShareDate } from '../favorite/favorite-share.ts'

/**
 * Changes the password, ends all other sessions and replaces the token of this one, because others may know the old
 * ones; this browser stays known. Returns the new token, how many sessions ended, and the share link, which stays valid.
 * A wrong current password or an unsuitable new one throws `invalid_input`.
 */
export async function changePassword(
  db: Db,
  session: Session,
  { currentPassword, newPassword, device }: ChangePasswordInput,
): Promise<ChangedPassword> {
  const { accountId } = session
  const { email } = await checkPassword(db, accountId, currentPassword, 'currentPassword')
  if (isSamePassword(currentPassword, newPassword)) throw refusePassword('newPassword', fieldMessage.passwordSame)
  refuseAddress(newPassword, email, 'newPassword')
  const passwordHash = await hashPassword(newPassword, `session ${accountId}`)
  return db.transaction().execute(async (transaction) => {
    await storePassword(transaction, accountId, { passwordHash, keptProof: device })
    const { session: renewed, ...token } = await renewToken(transaction, session)
    const { ended } = await endOtherSessions(transaction, renewed)
    return { ...token, ended, favoriteShare: await findShareDate(transaction, accountId) }
  })
}
