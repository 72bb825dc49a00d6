import { z } from 'zod'
import { email, linkKey, newPassword, newSession, remember } from './account-fields.ts'
import * as accountCalls from '../calls/account.ts'
import * as loginCalls from '../calls/login.ts'
import { endpoint } from '../http/endpoint.ts'

export const requestReset = endpoint(loginCalls.requestReset, {
  summary: 'Mails a link to set a new password if there is such an account; the answer is the same if there is none',
  input: z.strictObject({ email }),
  example: { email: 'reader@example.com' },
  output: z.object({}),
})

export const resetPassword = endpoint(loginCalls.resetPassword, {
  summary: 'Sets a new password with the key of a mailed link, ends all sessions and the share link, and logs in',
  failures: ['link_ended'],
  input: z.strictObject({ key: linkKey, password: newPassword, remember }),
  example: { key: 'bGlua0luQU1haWwtd29ya3NPbmNlLWFuZE5vTW9yZS0', password: 'eight loud lanterns', remember: true },
  output: newSession,
})

export const requestConfirmation = endpoint(accountCalls.requestConfirmation, {
  summary: 'Sends the confirmation mail again; does nothing if the address is confirmed already',
  input: z.strictObject({}),
  example: {},
  output: z.object({}),
})

export const confirmEmail = endpoint(loginCalls.confirmEmail, {
  summary: 'Confirms an address with the key of a mailed link; needs no login',
  failures: ['link_ended'],
  input: z.strictObject({ key: linkKey }),
  example: { key: 'bGlua0luQU1haWwtd29ya3NPbmNlLWFuZE5vTW9yZS0' },
  output: z.object({}),
})

export type ResetPasswordInput = z.output<typeof resetPassword.input>
