import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { queueMail, requireMail } from '../mail/queue-mail.ts'
import { useMailLink } from '../mail/use-mail-link.ts'

/** Confirms an address by a mail link. Throws `link_ended`. */
export const confirmEmail = (db: Db, { key }: { key: string }): Promise<Record<string, never>> =>
  db.transaction().execute(async (transaction) => {
    await markConfirmed(transaction, await useMailLink(transaction, 'confirm', key))
    return {}
  })

/** Sends the confirmation mail again, unless the address is already confirmed. Throws `mail_off`. */
export async function requestConfirmation(db: Db, accountId: number, hasMail: boolean): Promise<Record<string, never>> {
  requireMail(hasMail)
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  if (account !== undefined) await queueMail(db, 'confirm', account.email)
  return {}
}

/** Records that mail to an account's address arrives. The first time is kept. */
export async function markConfirmed(transaction: Db, accountId: number): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ email_confirmed_at: sql`coalesce(email_confirmed_at, now())` })
    .where('id', '=', accountId)
    .execute()
}
