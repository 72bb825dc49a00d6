import { readText } from '../../forms/read-text.ts'
import { robotFields } from '../../forms/is-robot.ts'

/** Typed values, returned with a rejected form. */
export type CorrectionValues = {
  problem: string
  field: string
  text: string
  source: string
  replyTo: string
  openedAt: string
}

/** Names of the fields, in form order. */
export const correctionFields = ['problem', 'field', 'text', 'source', 'replyTo'] as const

export const readCorrection = (form: FormData): CorrectionValues => ({
  problem: readText(form, 'problem'),
  field: readText(form, 'field'),
  // Browsers send line breaks of a text area as CRLF.
  text: readText(form, 'text').replaceAll('\r\n', '\n'),
  source: readText(form, 'source'),
  replyTo: readText(form, 'replyTo').trim(),
  openedAt: readText(form, robotFields.openedAt),
})
