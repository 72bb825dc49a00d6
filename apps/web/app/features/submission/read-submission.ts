import { readText, readTexts } from '../../forms/read-text.ts'
import type { SubmissionValues } from './submission-values.ts'

/** `example.com/page`: a host with a dot and perhaps a path, but no scheme. */
const isBareAddress = (text: string): boolean => /^[^\s:/?#@]+\.[^\s:/?#@.]+(?:[/?#]\S*)?$/.test(text)

/** Adds a missing scheme to the address, like browsers do. */
const completeAddress = (text: string): string => (isBareAddress(text.trim()) ? `https://${text.trim()}` : text)

export const readSubmission = (form: FormData): SubmissionValues => ({
  name: readText(form, 'name'),
  url: completeAddress(readText(form, 'url')),
  categories: readTexts(form, 'categories'),
  // Browsers send line breaks of a text area as CRLF.
  description: readText(form, 'description').replaceAll('\r\n', '\n'),
  trialAccount: readText(form, 'trialAccount'),
})
