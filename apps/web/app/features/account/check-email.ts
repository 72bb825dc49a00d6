import type { FormFault } from '../../forms/form-fault.ts'
import { readText } from '../../forms/read-text.ts'

/** Checks of an email address before sending. */
export function checkEmail(form: FormData): FormFault['fields'] {
  const email = readText(form, 'email').trim()
  if (email === '') return { email: 'emailMissing' }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: 'emailInvalid' }
}
