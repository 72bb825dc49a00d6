import { fieldMessage, type FieldMessage } from '@polydex/contract/field-message'
import { isAddressItself } from '@polydex/contract/is-guessable-password'
import { AppError } from '../app-error.ts'

/** A new password that the contract's rules let through and this account must not have. */
export const refusePassword = (field: string, message: FieldMessage): AppError =>
  new AppError('invalid_input', 'The new password is refused', { [field]: message })

/** Where the address is not typed, the contract cannot compare with it. Throws `invalid_input` with the field. */
export function refuseAddress(password: string, email: string, field: string): void {
  if (isAddressItself(password, email)) throw refusePassword(field, fieldMessage.passwordGuessable)
}
