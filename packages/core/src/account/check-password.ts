import { fieldMessage, type FieldMessage } from '@polydex/contract/field-message'
import { isAddressItself } from '@polydex/contract/is-guessable-password'
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
  // The owner of a session queues apart from strangers who guess.
  const isRight = await isPasswordOf(account?.password_hash, password, `session ${accountId}`)
  if (account !== undefined && isRight) return { email: account.email }
  throw new AppError('invalid_input', 'The password is not correct', { [field]: fieldMessage.passwordWrong })
}

/** A new password that the contract's rules let through and this account must not have. */
export const refusePassword = (field: string, message: FieldMessage): AppError =>
  new AppError('invalid_input', 'The new password is refused', { [field]: message })

/** Where the address is not typed, the contract cannot compare with it. Throws `invalid_input` with the field. */
export function refuseAddress(password: string, email: string, field: string): void {
  if (isAddressItself(password, email)) throw refusePassword(field, fieldMessage.passwordGuessable)
}
