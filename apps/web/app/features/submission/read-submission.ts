import { readText, readTexts } from '../../forms/read-text.ts'
import type { SubmissionValues } from './submission-values.ts'

/** `example.com/page`, as it is said and printed: a host with a dot and perhaps a path, but no scheme. */
const isBareAddress = (text: string): boolean => /^[^\s:/?#@]+\.[^\s:/?#@.]+(?:[/?#]\S*)?$/.test(text)

/** Nobody types a scheme; what was left out is put before the address, as browsers do. */
const completeAddress = (text: string): string => (isBareAddress(text.trim()) ? `https://${text.trim()}` : text)

export const readSubmission = (form: FormData): SubmissionValues => ({
  name: readText(form, 'name'),
  url: completeAddress(readText(form, 'url')),
  categories: readTexts(form, 'categories'),
  // Browsers send line breaks of a text area as two characters.
  description: readText(form, 'description').replaceAll('\r\n', '\n'),
  trialAccount: readText(form, 'trialAccount'),
})
