import { z } from 'zod'
import { errorStatus, type ErrorCode, type Failure } from './error.ts'
import { fieldMessage, type FieldCode } from './field-message.ts'

const switchedOff = { message: 'The operator has switched this off for a while' }

/** What each code means, with an example, for the documentation; not in error.ts, which browsers import. */
export const errorTexts: Record<ErrorCode, { meaning: string; example: Omit<Failure, 'code'> }> = {
  invalid_input: {
    meaning: 'A value is missing, impossible or unknown; `fields` says which',
    example: { message: 'The input does not fit the contract', fields: { page: 'must be a whole number' } },
  },
  wrong_credentials: {
    meaning: 'No account has this address and password; which of the two is wrong is not told',
    example: { message: 'Wrong email address or password' },
  },
  login_required: {
    meaning: 'The call needs the token of an account; the one sent is missing, unknown or has ended',
    example: { message: 'This call needs the token of an account' },
  },
  not_found: {
    meaning: 'There is no such thing: an unknown slug, a month without figures, a page after the last',
    example: { message: 'There is no category nonsense' },
  },
  wrong_method: {
    meaning: 'There is such a call, but not with this method; `Allow` says with which',
    example: { message: 'Ask with GET or HEAD' },
  },
  email_taken: {
    meaning: 'There is an account with this address already',
    example: { message: 'There is an account with this email address' },
  },
  gone: { meaning: 'It was here and has been removed for good', example: { message: 'This tool was removed' } },
  link_ended: {
    meaning: 'The link of the mail was used already, is too old, or never was',
    example: { message: 'This link has ended' },
  },
  rate_limited: {
    meaning: 'Too many of these calls; `Retry-After` says in how many seconds the next one is answered',
    example: { message: 'Too many calls; try again later' },
  },
  unexpected: { meaning: 'A fault of ours, which has been logged', example: { message: 'Something went wrong' } },
  read_only: {
    meaning: 'For a while nothing can be changed; reads go on',
    example: switchedOff,
  },
  sign_ups_off: {
    meaning: 'For a while no accounts can be opened',
    example: switchedOff,
  },
  submissions_off: {
    meaning: 'For a while no submissions, corrections and claims are taken',
    example: switchedOff,
  },
  search_off: {
    meaning: 'For a while texts cannot be searched for; lists and filters go on',
    example: switchedOff,
  },
  mail_off: {
    meaning: 'This site sends no mail, or not for a while',
    example: { message: 'No mail is sent from here' },
  },
  unavailable: {
    meaning: 'The API is starting, overloaded or cut off from its database; try again in a moment',
    example: { message: 'Try again in a moment' },
  },
}

export const failureSchema = z
  .object({
    code: z
      .enum(Object.keys(errorStatus) as ErrorCode[])
      .describe('What went wrong; a closed list that may grow')
      .meta({ example: 'invalid_input' }),
    message: z
      .string()
      .describe('For developers, in English; not for visitors')
      .meta({ example: 'The input does not fit the contract' }),
    fields: z
      .record(z.string(), z.string())
      .exactOptional()
      .describe('With `invalid_input`: what is wrong with which field')
      .meta({ example: { page: 'must be a whole number' } }),
    fieldCodes: z
      .record(z.string(), z.enum(Object.keys(fieldMessage) as FieldCode[]))
      .exactOptional()
      .describe('With `invalid_input`: the same as codes, for fields of forms; a closed list that may grow')
      .meta({ example: { email: 'emailMissing' } }),
  })
  .describe('Body of every answer that is not 200')
  .meta({ id: 'Failure' }) satisfies z.ZodType<Failure>
