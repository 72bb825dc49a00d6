import type { FieldCode } from '@polydex/contract/text/field-message'
import type { FormFault } from '../../forms/form-fault.ts'
import { readText } from '../../forms/read-text.ts'

const minLength = 6

const check = (password: string): FieldCode | undefined => {
  if (password === '') return 'passwordMissing'
  return password.length < minLength ? 'passwordTooShort' : undefined
}

/** Checks of passwords before sending. */
export const checkPasswords =
  (...names: readonly string[]) =>
  (form: FormData): FormFault['fields'] =>
    Object.fromEntries(
      names.flatMap((name) => {
        const fault = check(readText(form, name))
        return fault === undefined ? [] : [[name, fault]]
      }),
    )
