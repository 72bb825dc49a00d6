import { readText, readTexts } from '../../forms/read-text.ts'
import type { SubmissionValues } from './submission-values.ts'

export const readSubmission = (form: FormData): SubmissionValues => ({
  name: readText(form, 'name'),
  url: readText(form, 'url'),
  categories: readTexts(form, 'categories'),
  // Browsers send line breaks of a text area as two characters.
  description: readText(form, 'description').replaceAll('\r\n', '\n'),
  trialAccount: readText(form, 'trialAccount'),
})
