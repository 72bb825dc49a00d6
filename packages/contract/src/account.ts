import { z } from 'zod'
import { isCommonPassword } from './is-common-password.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { fieldMessage } from './field-message.ts'
import { defaultLocale } from './locale.ts'
import { localeSchema } from './locale-schema.ts'

/**
 * Dotted atoms before the @, a host name with a dot after it; letters of every script on both sides. Nothing invisible
 * (`\p{C}`), which also keeps out what PostgreSQL cannot store.
 */
const emailPattern =
  /^(?=[^@]{1,64}@)[^\s@".(),:;<>[\\\]\p{C}]+(?:\.[^\s@".(),:;<>[\\\]\p{C}]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?=[^.]*\p{L})[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u

const email = z
  .string({ error: fieldMessage.emailMissing })
  .trim()
  .min(1, { error: fieldMessage.emailMissing, abort: true })
  .max(254, { error: fieldMessage.emailTooLong, abort: true })
  .regex(emailPattern, fieldMessage.emailInvalid)
  .describe('Email address; upper and lower case are the same account')
  .meta({ example: 'reader@example.com' })

const password = z
  .string({ error: fieldMessage.passwordMissing })
  .min(1, { error: fieldMessage.passwordMissing, abort: true })
  .min(6, fieldMessage.passwordTooShort)
  .max(256, fieldMessage.passwordTooLong)
  .describe('Password, 6 to 256 characters')
  .meta({ example: 'seven quiet lanterns' })

const remember = z
  .boolean()
  .default(false)
  .describe('true: the token lives for 30 days; false: until 24 hours after its last use')
  .meta({ example: true })

const newSession = z
  .object({
    account: z
      .object({ email: z.string().describe('As typed at sign-up').meta({ example: 'reader@example.com' }) })
      .describe('The account that is now logged in'),
    token: z
      .string()
      .regex(/^[\w-]{43}$/)
      .describe('Secret; send it as the whole value of the Authorization header, without a prefix')
      .meta({ example: 'Zk1xT0c4d2pVb3JQeWg5TXNBN2VLdDNMbkZpUjZ2QjI' }),
    expiresAt: z.iso
      .datetime()
      .describe('When the token ends; without `remember`, each use moves it on')
      .meta({ example: '2026-12-15T09:30:00.000Z' }),
  })
  .meta({ id: 'NewSession' })

export const signUp = endpoint({
  method: 'POST',
  path: '/api/login/signUp',
  summary: 'Makes an account and logs it in',
  access: 'public',
  failures: ['email_taken'],
  input: z.strictObject({
    email,
    password: password
      .refine((text) => !isCommonPassword(text), fieldMessage.passwordCommon)
      .describe('Password, 6 to 256 characters, none of the most common ones'),
    locale: localeSchema.default(defaultLocale).describe('Language in which we write to this address'),
    remember,
  }),
  example: { email: 'reader@example.com', password: 'seven quiet lanterns', locale: 'en', remember: true },
  output: newSession,
})

export const logIn = endpoint({
  method: 'POST',
  path: '/api/login/login',
  summary: 'Logs an account in; an unknown address and a wrong password answer the same',
  access: 'public',
  failures: ['wrong_credentials'],
  input: z.strictObject({ email, password, remember }),
  example: { email: 'reader@example.com', password: 'seven quiet lanterns', remember: true },
  output: newSession,
})

export const logOut = endpoint({
  method: 'POST',
  path: '/api/login/logout',
  summary: 'Ends the session of the token that is sent; other sessions of the account go on',
  access: 'account',
  input: z.strictObject({}),
  example: {},
  output: z.object({}),
})

export type SignUpInput = z.output<typeof signUp.input>
export type LogInInput = z.output<typeof logIn.input>
export type NewSession = OutputOf<typeof signUp>
