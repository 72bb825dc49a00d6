import type { Locale } from '@polydex/contract/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { MailPurpose } from './queue-mail.ts'

export type WaitingMail = {
  purpose: MailPurpose
  /** Null: nobody has this address, or it is confirmed already; there is nothing to send. */
  recipient: { accountId: number; email: string; locale: Locale } | null
}

/** A mail that waits, with whom it is for. Undefined for one that was sent or withdrawn. */
export async function findMail(db: Db, id: string): Promise<WaitingMail | undefined> {
  const { rows } = await sql<WaitingMail>`
    select mails.purpose, (
      select json_build_object('accountId', accounts.id, 'email', accounts.email, 'locale', accounts.locale)
      from accounts
      where accounts.email_key = mails.email_key
        and (mails.purpose = 'reset' or accounts.email_confirmed_at is null)) as recipient
    from mails
    where mails.id = ${id}
  `.execute(db)
  return rows[0]
}
