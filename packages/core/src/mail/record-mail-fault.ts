import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

type MailFault = {
  /** A code, never a text: a mail server quotes the address in it. */
  fault: string
  isGivenUp: boolean
}

/** Notes that a mail could not be sent. One that is given up stays on the list of `npm run mails:status`. */
export async function recordMailFault(db: Db, id: string, { fault, isGivenUp }: MailFault): Promise<void> {
  await sql`
    update mails
    set tries = tries + 1, last_fault = ${fault}, failed_at = case when ${isGivenUp}::boolean then now() end
    where id = ${id}
  `.execute(db)
}
