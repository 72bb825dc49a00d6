import { fieldMessage } from '@polydex/contract/field-message'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { isPasswordOf } from './password.ts'

/**
 * Asks for the password once more before something that cannot be undone, and returns the account's address. A wrong one
 * throws `invalid_input` with the field: it is no 401, because the session is in order and goes on.
 */
export async function checkPassword(
  db: Db,
  accountId: number,
  password: string,
  field: string,
): Promise<{ email: string }> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  // Whoever has a session waits apart from strangers who guess.
  const isRight = await isPasswordOf(account?.password_hash, password, `session ${accountId}`)
  if (account !== undefined && isRight) return { email: account.email }
  throw new AppError('invalid_input', 'The password is not correct', { [field]: fieldMessage.passwordWrong })
}
