import type { FormFault } from '../../forms/form-fault.ts'
import { checkEmail } from './check-email.ts'
import { checkPasswords } from './check-passwords.ts'

const checkPassword = checkPasswords('password')

/** The checks a browser can make before sending; the API repeats them and makes more. */
export const checkAccount = (form: FormData): FormFault['fields'] => ({ ...checkEmail(form), ...checkPassword(form) })
