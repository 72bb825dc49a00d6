import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'

/**
 * Until the transaction ends, nobody else changes this account's favourites: changes at the same moment take turns, and
 * the limit holds. Logging in does not wait for it.
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
