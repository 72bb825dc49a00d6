import { needsText } from '@polydex/contract/case/correction-choices'
import type { FormFault } from '../../forms/form-fault.ts'
import { readCorrection } from './correction-values.ts'

/** The checks a browser can make before sending; the API repeats them and makes more. */
export function checkCorrection(form: FormData): FormFault['fields'] {
  const { problem, text } = readCorrection(form)
  return {
    ...(problem === '' && { problem: 'problemMissing' }),
    ...(needsText(problem) && text.trim() === '' && { text: 'correctionMissing' }),
  }
}
