import { fieldMessage } from '@polydex/contract/field-message'
import type { FormFault } from '../../forms/form-fault.ts'
import { readSubmission } from './read-submission.ts'

const maxCategories = 10

/** The checks a browser can make before sending; the API repeats them and makes more. */
export function checkSubmission(form: FormData): FormFault['fields'] {
  const { name, url, categories, description } = readSubmission(form)
  return {
    ...(name.trim() === '' && { name: fieldMessage.nameMissing }),
    ...(url.trim() === '' && { url: fieldMessage.urlMissing }),
    ...(categories.length === 0 && { categories: fieldMessage.categoriesMissing }),
    ...(categories.length > maxCategories && { categories: fieldMessage.categoriesTooMany }),
    ...(description.trim() === '' && { description: fieldMessage.descriptionMissing }),
  }
}
