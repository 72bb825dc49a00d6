import { z } from 'zod'
import { fieldMessage } from '../text/field-message.ts'
import { isCommonPassword } from './is-common-password.ts'
import { isSiteWord } from './is-guessable-password.ts'

/**
 * Dotted atoms before the @, a host name with a dot after it; letters of every script on both sides. No invisible
 * characters (`\p{C}`, `\p{DI}`, the empty Braille cell), which also excludes characters that PostgreSQL cannot store.
 */
const emailPattern =
  /^(?=[^@]{1,64}@)[^\s@".(),:;<>[\\\]\p{C}\p{DI}\u2800]+(?:\.[^\s@".(),:;<>[\\\]\p{C}\p{DI}\u2800]+)*@(?!.*\p{DI})(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?=[^.]*\p{L})[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u

export const email = z
  .string({ error: fieldMessage.emailMissing })
  .trim()
  .min(1, { error: fieldMessage.emailMissing, abort: true })
  .max(254, { error: fieldMessage.emailTooLong, abort: true })
  .regex(emailPattern, fieldMessage.emailInvalid)
  .describe('Email address; upper and lower case make no difference')
  .meta({ example: 'reader@example.com' })

export const password = z
  .string({ error: fieldMessage.passwordMissing })
  .min(1, { error: fieldMessage.passwordMissing, abort: true })
  .min(6, fieldMessage.passwordTooShort)
  .max(256, fieldMessage.passwordTooLong)
  .describe('Password, 6 to 256 characters')
  .meta({ example: 'seven quiet lanterns' })

/** A password being chosen. An existing one that has since become common still logs in. */
export const newPassword = password
  .refine((text) => !isCommonPassword(text), { error: fieldMessage.passwordCommon, abort: true })
  .refine((text) => !isSiteWord(text), fieldMessage.passwordGuessable)
  .describe('Password, 6 to 256 characters; not a common one, not a word of this site, not the email address')
  .meta({ example: 'seven quiet lanterns' })

export const remember = z
  .boolean()
  .default(false)
  .describe('true: the token is valid for 30 days; false: until 24 hours after its last use, at most 30 days')
  .meta({ example: true })

/** 256 random bits. */
export const secret = z.string().regex(/^[\w-]{43}$/, 'must be 43 letters, digits, hyphens and underscores')

export const device = secret
  .describe('Proof that the account has logged in from this device before; grants no access by itself')
  .meta({ example: 'c2VlbkJlZm9yZS1idXRPcGVuc05vdGhpbmctMTIzNDU' })

/** The secret at the end of a link in a mail. */
export const linkKey = secret
  .describe('Key at the end of the link in the mail; works once')
  .meta({ example: 'bGlua0luQU1haWwtd29ya3NPbmNlLWFuZE5vTW9yZS0' })

const token = secret
  .describe('Secret; send it as the whole value of the Authorization header, without a prefix')
  .meta({ example: 'Zk1xT0c4d2pVb3JQeWg5TXNBN2VLdDNMbkZpUjZ2QjI' })
const expiresAt = z.iso.datetime().meta({ example: '2026-12-15T09:30:00.000Z' })

/** The token that replaces the caller's own one. */
export const renewedToken = {
  token: token.describe('The new token of this session; the one that was sent no longer works'),
  expiresAt: expiresAt.describe('When the session ends, as before'),
  isRemembered: z.boolean().describe('Whether the login asked to be remembered'),
}

export const newSession = z
  .object({
    account: z
      .object({
        email: z.string().describe('Email address, as typed at sign-up').meta({ example: 'reader@example.com' }),
      })
      .describe('The account that is now logged in'),
    token,
    expiresAt: expiresAt.describe(
      'When the token expires; without `remember`, each use postpones it, to at most 30 days after the login',
    ),
    device: device.describe(
      'Keep it and send it with later logins: wrong guesses by others then do not block logins from this device',
    ),
  })
  .meta({ id: 'NewSession' })

export type NewSession = z.output<typeof newSession>
