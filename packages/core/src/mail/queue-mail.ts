import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { emailKeyOf } from './email-key.ts'

/** Mails to accounts, with a link that works once. Those about decisions have none: case/announce-decision.ts. */
export type MailPurpose = 'reset' | 'confirm'

/** With exponential backoff, half an hour in all; later, a link for a new password is useless. */
export const mailTries = 8

/**
 * Queues a mail for the job send-mail; inside a transaction, it is sent only if that commits. The account is looked up
 * on sending, so that this call takes the same time for every address.
 */
export async function queueMail(db: Db, purpose: MailPurpose, email: string): Promise<void> {
  await sql`select queue_mail(${purpose}, ${emailKeyOf(email)}, ${mailTries})`.execute(db)
}

/** Throws `mail_off` if no mail can be sent, so that no caller promises one. */
export function requireMail(hasMail: boolean): void {
  if (!hasMail) throw new AppError('mail_off', 'No mail is sent from here')
}
