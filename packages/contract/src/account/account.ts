import { z } from 'zod'
import { device, email, newPassword, newSession, password, remember } from './account-fields.ts'
import * as calls from '../calls/login.ts'
import { endpoint } from '../http/endpoint.ts'
import { fieldMessage } from '../text/field-message.ts'
import { isAddressItself } from './is-guessable-password.ts'
import { askedLocale } from '../locale/locale-schema.ts'

export const signUp = endpoint(calls.signUp, {
  summary: 'Creates an account and logs it in',
  failures: ['email_taken'],
  input: z
    .strictObject({
      email,
      password: newPassword,
      locale: askedLocale.describe('Language of mails to this address'),
      remember,
    })
    .refine((input) => !isAddressItself(input.password, input.email), {
      error: fieldMessage.passwordGuessable,
      path: ['password'],
    }),
  example: { email: 'reader@example.com', password: 'seven quiet lanterns', locale: 'en', remember: true },
  output: newSession,
})

export const logIn = endpoint(calls.logIn, {
  summary:
    'Logs in; ends the session of a token that is sent; an unknown address and a wrong password get the same answer',
  failures: ['wrong_credentials'],
  input: z.strictObject({
    email,
    password,
    remember,
    device: device.optional().describe('`device` from an earlier login of this account'),
  }),
  example: { email: 'reader@example.com', password: 'seven quiet lanterns', remember: true },
  output: newSession,
})

export const logOut = endpoint(calls.logOut, {
  summary: 'Ends the session of the token that is sent; other sessions of the account stay active',
  input: z.strictObject({}),
  example: {},
  output: z.object({}),
})

export type SignUpInput = z.output<typeof signUp.input>
export type LogInInput = z.output<typeof logIn.input>
