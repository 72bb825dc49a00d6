import type { FormFault } from '../../forms/form-fault.ts'
import { readText } from '../../forms/read-text.ts'

/** What a browser can tell of an address before it sends it. */
export function checkEmail(form: FormData): FormFault['fields'] {
  const email = readText(form, 'email').trim()
  if (email === '') return { email: 'emailMissing' }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: 'emailInvalid' }
}
