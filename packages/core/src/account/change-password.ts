import type { ChangePasswordInput } from '@polydex/contract/own-account'
import type { Db } from '../db/connect.ts'
import { checkPassword } from './check-password.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import type { Session } from './find-session.ts'
import { hashPassword } from './password.ts'
import { storePassword } from './store-password.ts'

/** Whoever knew the old password is logged out everywhere but here. A wrong current one throws `invalid_input`. */
export async function changePassword(
  db: Db,
  session: Session,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<{ ended: number }> {
  await checkPassword(db, session.accountId, currentPassword, 'currentPassword')
  const passwordHash = await hashPassword(newPassword)
  return db.transaction().execute(async (transaction) => {
    await storePassword(transaction, session.accountId, passwordHash)
    return endOtherSessions(transaction, session)
  })
}
