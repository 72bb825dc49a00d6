import { z } from 'zod'
import { errorStatus, type ErrorCode, type Failure } from './error.ts'
import { fieldMessage, type FieldCode } from '../text/field-message.ts'

const switchedOff = { message: 'The operator has switched this off for a while' }

/** The meaning of each code, with an example, for the documentation; not in error.ts, which browsers import. */
export const errorTexts: Record<ErrorCode, { meaning: string; example: Omit<Failure, 'code'> }> = {
  invalid_input: {
    meaning: 'A value is missing, impossible or unknown; `fields` says which one',
    example: { message: 'The input does not fit the contract', fields: { page: 'must be a whole number' } },
  },
  wrong_credentials: {
    meaning: 'No account has this address and password; the answer does not say which of the two is wrong',
    example: { message: 'Wrong email address or password' },
  },
  login_required: {
    meaning: 'The call needs the token of an account; the one sent is missing, unknown or has ended',
    example: { message: 'This call needs the token of an account' },
  },
  not_found: {
    meaning: 'Not found, such as an unknown slug, a month without figures or a page after the last',
    example: { message: 'There is no category nonsense' },
  },
  wrong_method: {
    meaning: 'The call exists, but not with this method; `Allow` names the right one',
    example: { message: 'Ask with GET or HEAD' },
  },
  email_taken: {
    meaning: 'An account with this address exists already',
    example: { message: 'There is an account with this email address' },
  },
  conflict: {
    meaning: 'It has changed since it was read; read it again and repeat the change',
    example: { message: 'The list has changed' },
  },
  gone: { meaning: 'The tool was removed permanently', example: { message: 'This tool was removed' } },
  link_ended: {
    meaning: 'The mailed link was used already, has expired or never existed',
    example: { message: 'This link has ended' },
  },
  list_withdrawn: {
    meaning: 'Editors have withdrawn this list',
    example: { message: 'This list was withdrawn' },
  },
  rate_limited: {
    meaning: 'Too many of these calls; `Retry-After` says how many seconds to wait',
    example: { message: 'Too many calls; try again later' },
  },
  unexpected: { meaning: 'Internal error; it has been logged', example: { message: 'Something went wrong' } },
  read_only: {
    meaning: 'Nothing can be changed temporarily; reads work as usual',
    example: switchedOff,
  },
  sign_ups_off: {
    meaning: 'No accounts can be created temporarily',
    example: switchedOff,
  },
  submissions_off: {
    meaning: 'No submissions, corrections or claims are accepted temporarily',
    example: switchedOff,
  },
  search_off: {
    meaning: 'Text search is unavailable temporarily; lists and filters work as usual',
    example: switchedOff,
  },
  mail_off: {
    meaning: 'This installation sends no mail, or none temporarily',
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
      .describe('What went wrong; more codes may be added')
      .meta({ example: 'invalid_input' }),
    message: z
      .string()
      .describe('For developers, in English; not for visitors')
      .meta({ example: 'The input does not fit the contract' }),
    fields: z
      .record(z.string(), z.string())
      .exactOptional()
      .describe('With `invalid_input`: field names, each with what is wrong with it')
      .meta({ example: { page: 'must be a whole number' } }),
    fieldCodes: z
      .record(z.string(), z.enum(Object.keys(fieldMessage) as FieldCode[]))
      .exactOptional()
      .describe('With `invalid_input`: the same as codes, for fields of forms; more codes may be added')
      .meta({ example: { email: 'emailMissing' } }),
  })
  .describe('Body of every answer that is not 200')
  .meta({ id: 'Failure' }) satisfies z.ZodType<Failure>
