import type { Db } from '../db/connect.ts'
import type { MailPurpose } from './queue-mail.ts'

type UnsentMail = {
  id: string
  purpose: MailPurpose
  createdAt: Date
  tries: number
  lastFault: string | null
  failedAt: Date | null
}

/** Mails that wait and mails that were given up, oldest first; without addresses. */
export const findUnsentMails = (db: Db): Promise<UnsentMail[]> =>
  db
    .selectFrom('mails')
    .select(['id', 'purpose', 'tries', 'created_at as createdAt', 'last_fault as lastFault', 'failed_at as failedAt'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
