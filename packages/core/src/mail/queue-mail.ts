import { sql } from 'kysely'
import { emailKeyOf } from './email-key.ts'
import type { Db } from '../db/connect.ts'

export type MailPurpose = 'reset' | 'confirm'

/** The queue waits longer each time, half an hour in all; a link for a new password is of no use later. */
const tries = 8

/**
 * Has a mail sent soon, by the job send-mail; inside a transaction, only if that succeeds. Whether there is such an
 * account is looked at when it is sent: asking takes the same time for every address.
 */
export async function queueMail(db: Db, purpose: MailPurpose, email: string): Promise<void> {
  await sql`select queue_mail(${purpose}, ${emailKeyOf(email)}, ${tries})`.execute(db)
}

import { AppError } from '../app-error.ts'

/** Throws `mail_off` where no mail can be sent; nothing is promised then. */
export function requireMail(hasMail: boolean): void {
  if (!hasMail) throw new AppError('mail_off', 'No mail is sent from here')
}
