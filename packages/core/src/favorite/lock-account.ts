import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'

/**
 * Locks an account's favourites and lists until the transaction ends: concurrent changes are serialized, and limits hold.
 * Logging in does not wait for the lock.
 */
export async function lockAccount(transaction: Db, accountId: number): Promise<void> {
  const row = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new AppError('login_required', 'The account is gone')
}
