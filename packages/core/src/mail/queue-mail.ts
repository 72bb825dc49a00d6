import { emailKeyOf } from '../account/email-key.ts'
import type { Db } from '../db/connect.ts'

export type MailPurpose = 'reset' | 'confirm'

/**
 * Has a mail sent soon. Whether there is such an account is looked at when it is sent: asking takes the same time for
 * every address.
 */
export async function queueMail(db: Db, purpose: MailPurpose, email: string): Promise<void> {
  await db
    .insertInto('mails')
    .values({ purpose, email_key: emailKeyOf(email) })
    .execute()
}
