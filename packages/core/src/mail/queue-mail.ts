import { sql } from 'kysely'
import { emailKeyOf } from '../account/email-key.ts'
import type { Db } from '../db/connect.ts'

export type MailPurpose = 'reset' | 'confirm'

/** The queue waits longer each time, half an hour in all; a link for a new password is of no use later. */
const tries = 8

/**
 * Has a mail sent soon, by the job send-mail; inside a transaction, only if that succeeds. Whether there is such an
 * account is looked at when it is sent: asking takes the same time for every address.
 */
export async function queueMail(db: Db, purpose: MailPurpose, email: string): Promise<void> {
  await sql`
    with waiting as (
      insert into mails (purpose, email_key) values (${purpose}, ${emailKeyOf(email)}) returning id
    )
    select graphile_worker.add_job('send-mail', json_build_object('mail', id), max_attempts => ${tries}) from waiting
  `.execute(db)
}
