import { z } from 'zod'
import { email, linkKey, newPassword, newSession, remember } from './account-fields.ts'
import { endpoint } from './endpoint.ts'

export const requestReset = endpoint({
  method: 'POST',
  path: '/api/login/requestReset',
  summary: 'Sends a link for a new password, if there is such an account; the answer is the same if there is none',
  access: 'public',
  failures: ['mail_off', 'rate_limited'],
  input: z.strictObject({ email }),
  example: { email: 'reader@example.com' },
  output: z.object({}),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/login/resetPassword',
  summary:
    'Sets a new password by the link of a mail, ends every session and share link of the account, logs it in anew',
  access: 'public',
  failures: ['link_ended'],
  input: z.strictObject({ key: linkKey, password: newPassword, remember }),
  example: { key: 'bGlua0luQU1haWwtd29ya3NPbmNlLWFuZE5vTW9yZS0', password: 'eight loud lanterns', remember: true },
  output: newSession,
})

export const requestConfirmation = endpoint({
  method: 'POST',
  path: '/api/account/requestConfirmation',
  summary: 'Sends the mail once more by which an address is confirmed; nothing if it is confirmed already',
  access: 'account',
  failures: ['mail_off', 'rate_limited'],
  input: z.strictObject({}),
  example: {},
  output: z.object({}),
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/login/confirmEmail',
  summary: 'Confirms an address by the link of a mail; needs no login',
  access: 'public',
  failures: ['link_ended'],
  input: z.strictObject({ key: linkKey }),
  example: { key: 'bGlua0luQU1haWwtd29ya3NPbmNlLWFuZE5vTW9yZS0' },
  output: z.object({}),
})

export type ResetPasswordInput = z.output<typeof resetPassword.input>
