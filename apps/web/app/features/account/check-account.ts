import { fieldMessage } from '@polydex/contract/field-message'
import type { FormFault } from '../../forms/form-fault.ts'
import { readText } from '../../forms/read-text.ts'

const minPasswordLength = 6

/** What a browser can tell before it sends; the API looks at the same again, and at more. */
export function checkAccount(form: FormData): FormFault['fields'] {
  const email = readText(form, 'email').trim()
  const password = readText(form, 'password')
  return {
    ...(email === '' && { email: fieldMessage.emailMissing }),
    ...(email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: fieldMessage.emailInvalid }),
    ...(password === '' && { password: fieldMessage.passwordMissing }),
    ...(password !== '' && password.length < minPasswordLength && { password: fieldMessage.passwordTooShort }),
  }
}
