import type { NewSession, SignUpInput } from '@polydex/contract/account'
import type { Db } from '../db/connect.ts'
import { createAccount } from './create-account.ts'
import { createSession } from './create-session.ts'
import { hashPassword } from './password.ts'

/** Signs up and logs in at once. Throws `email_taken`. Hashes before the transaction: it takes longer than all the rest. */
export async function registerAccount(db: Db, { email, password, locale, remember }: SignUpInput): Promise<NewSession> {
  const passwordHash = await hashPassword(password)
  const session = await db.transaction().execute(async (transaction) => {
    const accountId = await createAccount(transaction, { email, passwordHash, locale })
    return createSession(transaction, accountId, remember)
  })
  return { account: { email }, ...session }
}
