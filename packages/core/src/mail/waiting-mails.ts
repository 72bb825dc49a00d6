import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { mailTries, type MailPurpose } from './queue-mail.ts'

export type LinkMail = {
  purpose: MailPurpose
  caseId: null
  /** Null: no account has this address, or it is already confirmed; there is nothing to send. */
  recipient: { accountId: number; email: string; locale: Locale } | null
}

type WaitingMail = LinkMail | { purpose: 'decision'; caseId: string; recipient: null }

/** An unsent mail, with its recipient or its case. Undefined if it was sent or withdrawn. */
export async function findMail(db: Db, id: string): Promise<WaitingMail | undefined> {
  const { rows } = await sql<WaitingMail>`
    select mails.purpose, mails.case_id as "caseId", (
      select json_build_object('accountId', accounts.id, 'email', accounts.email, 'locale', accounts.locale)
      from accounts
      where accounts.email_key = mails.email_key
        and (mails.purpose = 'reset' or accounts.email_confirmed_at is null)) as recipient
    from mails
    where mails.id = ${id}
  `.execute(db)
  return rows[0]
}

/** Deletes a mail that was sent. */
export async function removeMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute()
}

/** Queues a mail again in a minute, with the full number of tries. */
export async function postponeMail(db: Db, id: string): Promise<void> {
  await sql`
    select graphile_worker.add_job('send-mail', json_build_object('mail', ${id}::uuid),
      run_at => now() + interval '1 minute', max_attempts => ${mailTries})
  `.execute(db)
}

type MailFault = {
  /** A code, never the message: a mail server may quote the address in it. */
  fault: string
  isGivenUp: boolean
}

/** Records a failure to send a mail. A mail given up stays in the list of `polydex mails`. */
export async function recordMailFault(db: Db, id: string, { fault, isGivenUp }: MailFault): Promise<void> {
  await sql`
    update mails
    set tries = tries + 1, last_fault = ${fault}, failed_at = case when ${isGivenUp}::boolean then now() end
    where id = ${id}
  `.execute(db)
}

export type UnsentMail = {
  id: string
  purpose: MailPurpose | 'decision'
  createdAt: Date
  tries: number
  lastFault: string | null
  failedAt: Date | null
}

/** Waiting mails and those given up, oldest first; without addresses. */
export const findUnsentMails = (db: Db): Promise<UnsentMail[]> =>
  db
    .selectFrom('mails')
    .select(['id', 'purpose', 'tries', 'created_at as createdAt', 'last_fault as lastFault', 'failed_at as failedAt'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
