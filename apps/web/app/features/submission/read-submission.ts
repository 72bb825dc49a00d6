import { readText, readTexts } from '../../forms/read-text.ts'
import { completeAddress } from '../../forms/complete-address.ts'
import { robotFields } from '../../forms/is-robot.ts'
import type { SubmissionValues } from './submission-values.ts'

export const readSubmission = (form: FormData): SubmissionValues => ({
  name: readText(form, 'name'),
  url: completeAddress(readText(form, 'url')),
  categories: readTexts(form, 'categories'),
  // Browsers send line breaks of a text area as CRLF.
  description: readText(form, 'description').replaceAll('\r\n', '\n'),
  pricing: readText(form, 'pricing'),
  languages: readTexts(form, 'languages'),
  isMaker: form.has('isMaker'),
  replyTo: readText(form, 'replyTo').trim(),
  trialAccount: readText(form, 'trialAccount'),
  openedAt: readText(form, robotFields.openedAt),
})
