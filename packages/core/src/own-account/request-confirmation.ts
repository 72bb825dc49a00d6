import type { Db } from '../db/connect.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { requireMail } from '../mail/require-mail.ts'

/** Sends the mail of the sign-up once more; nothing where the address is confirmed already. Throws `mail_off`. */
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
