import type { Db } from '../db/connect.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { requireMail } from '../mail/require-mail.ts'

/** Asks for a link for a new password. Known and unknown addresses take the same way. Throws `mail_off`. */
export async function requestReset(
  db: Db,
  { email }: { email: string },
  hasMail: boolean,
): Promise<Record<string, never>> {
  requireMail(hasMail)
  await queueMail(db, 'reset', email)
  return {}
}
