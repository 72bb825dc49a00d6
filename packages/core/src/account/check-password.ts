import { fieldMessage, type FieldMessage } from '@polydex/contract/text/field-message'
import { isAddressItself } from '@polydex/contract/account/is-guessable-password'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { isPasswordOf } from './password.ts'

/**
 * Verifies the password again before an irreversible change, and returns the account's address. A wrong one throws
 * `invalid_input` with the field, not a 401: the session is valid and continues.
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
  // The owner of a session queues separately from strangers who guess passwords.
  const isRight = await isPasswordOf(account?.password_hash, password, `session ${accountId}`)
  if (account !== undefined && isRight) return { email: account.email }
  throw new AppError('invalid_input', 'The password is not correct', { [field]: fieldMessage.passwordWrong })
}

/** The failure for a new password that passes the contract's rules but is not allowed for this account. */
export const refusePassword = (field: string, message: FieldMessage): AppError =>
  new AppError('invalid_input', 'The new password is refused', { [field]: message })

/**
 * Refuses a password made of the account's address. The contract cannot compare the two if the form has no address
 * field. Throws `invalid_input` with the field.
 */
export function refuseAddress(password: string, email: string, field: string): void {
  if (isAddressItself(password, email)) throw refusePassword(field, fieldMessage.passwordGuessable)
}
