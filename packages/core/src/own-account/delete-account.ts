import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { checkPassword } from '../account/check-password.ts'
import type { Session } from '../account/find-session.ts'

/**
 * Deletes everything immediately: sessions, favourites, share link, mail links, known devices and cases through their
 * reference to the account, waiting mails by its address. A wrong password throws `invalid_input`.
 */
export async function deleteAccount(
  db: Db,
  { accountId }: Session,
  { password }: { password: string },
): Promise<Record<string, never>> {
  await checkPassword(db, accountId, password, 'password')
  await sql`
    with gone as (delete from accounts where id = ${accountId} returning email_key)
    delete from mails using gone where mails.email_key = gone.email_key
  `.execute(db)
  return {}
}
