import type { FieldCode } from '../text/field-message.ts'

/** Every failure an API answer can name, with its HTTP status. The web has a text for each in nine languages. */
export const errorStatus = {
  invalid_input: 400,
  wrong_credentials: 401,
  login_required: 401,
  not_found: 404,
  wrong_method: 405,
  email_taken: 409,
  conflict: 409,
  read_only: 409,
  sign_ups_off: 409,
  submissions_off: 409,
  search_off: 409,
  mail_off: 409,
  gone: 410,
  link_ended: 410,
  list_withdrawn: 410,
  rate_limited: 429,
  unexpected: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const isErrorCode = (text: unknown): text is ErrorCode =>
  typeof text === 'string' && Object.hasOwn(errorStatus, text)

/** Body of every answer that is not 200. */
export type Failure = {
  code: ErrorCode
  /** For developers, in English; never shown to visitors. */
  message: string
  /** `invalid_input` only: what is wrong with which field. */
  fields?: Record<string, string>
  /** The same as codes, for fields of forms. */
  fieldCodes?: Record<string, FieldCode>
}
