import type { Db } from '../db/connect.ts'

/** A mail that was sent leaves nothing behind. */
export async function removeMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute()
}
