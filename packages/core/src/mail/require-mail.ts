import { AppError } from '../app-error.ts'

/** Throws `mail_off` where no mail can be sent; nothing is promised then. */
export function requireMail(hasMail: boolean): void {
  if (!hasMail) throw new AppError('mail_off', 'No mail is sent from here')
}
