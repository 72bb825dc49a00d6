import type { SignUpInput } from '@polydex/contract/account/account'
import type { Db } from '../db/connect.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { createAccount } from './create-account.ts'
import { emailKeyOf } from '../mail/email-key.ts'
import type { Session } from './find-session.ts'
import { createSession, type CreatedSession } from './create-session.ts'
import { hashPassword } from './password.ts'

type SignUpContext = { userAgent: string | undefined; replaced: Session | undefined; hasMail: boolean }

/**
 * Signs up and logs in; if mail is configured, sends a link to confirm the address. Throws `email_taken`. Hashes before
 * the transaction, because hashing takes longer than everything else.
 */
export async function signUp(
  db: Db,
  { email, password, locale, remember }: SignUpInput,
  { userAgent, replaced, hasMail }: SignUpContext,
): Promise<CreatedSession> {
  const passwordHash = await hashPassword(password, emailKeyOf(email))
  return db.transaction().execute(async (transaction) => {
    const id = await createAccount(transaction, { email, passwordHash, locale })
    if (hasMail) await queueMail(transaction, 'confirm', email)
    return createSession(transaction, { id, email }, { isRemembered: remember, userAgent, replaced })
  })
}
