import { useTranslate } from '../i18n/translate.tsx'
import { fieldText } from './field-text.ts'
import type { FormFault } from './form-fault.ts'

/** Returns the error text of a field, or undefined. */
export function useFieldError(fault: FormFault | undefined): (field: string) => string | undefined {
  const t = useTranslate()
  return (field) => {
    const code = fault?.fields[field]
    return code === undefined ? undefined : fieldText(t, code)
  }
}
