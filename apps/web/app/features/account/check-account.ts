import type { FormFault } from '../../forms/form-fault.ts'
import { checkEmail } from './check-email.ts'
import { checkPasswords } from './check-passwords.ts'

const checkPassword = checkPasswords('password')

/** What a browser can tell before it sends; the API looks at the same again, and at more. */
export const checkAccount = (form: FormData): FormFault['fields'] => ({ ...checkEmail(form), ...checkPassword(form) })
