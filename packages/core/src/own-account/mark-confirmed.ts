import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Notes that mail to an account's address arrives. The first time counts. */
export async function markConfirmed(transaction: Db, accountId: number): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ email_confirmed_at: sql`coalesce(email_confirmed_at, now())` })
    .where('id', '=', accountId)
    .execute()
}
