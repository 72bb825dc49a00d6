import type { FormFault } from '../../forms/form-fault.ts'
import { readSubmission } from './read-submission.ts'

const maxCategories = 10

/** The checks a browser can make before sending; the API repeats them and makes more. */
export function checkSubmission(form: FormData): FormFault['fields'] {
  const { name, url, categories, description } = readSubmission(form)
  return {
    ...(name.trim() === '' && { name: 'nameMissing' }),
    ...(url.trim() === '' && { url: 'urlMissing' }),
    ...(categories.length === 0 && { categories: 'categoriesMissing' }),
    ...(categories.length > maxCategories && { categories: 'categoriesTooMany' }),
    ...(description.trim() === '' && { description: 'descriptionMissing' }),
  }
}
