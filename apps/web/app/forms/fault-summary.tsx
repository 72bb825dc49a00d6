import type { Ref } from 'react'
import { useLanguage } from '../i18n/translate.tsx'
import { ErrorSummary } from '../ui/form/error-summary.tsx'
import { failureText } from './failure-text.ts'
import { fieldText } from './field-text.ts'
import type { FormFault } from './form-fault.ts'

type FaultSummaryProps = {
  ref: Ref<HTMLDivElement>
  fault: FormFault | undefined
  /** Names of all fields, in form order. */
  order: readonly string[]
}

export function FaultSummary({ ref, fault, order }: FaultSummaryProps) {
  const language = useLanguage()
  const { t } = language
  if (fault === undefined) return null
  const entries = order.flatMap((field) => {
    const code = fault.fields[field]
    return code === undefined ? [] : [{ field, text: fieldText(t, code) }]
  })
  const title = entries.length > 0 ? t('form.checkFields', { n: entries.length }) : failureText(language, fault)
  return <ErrorSummary ref={ref} title={title} entries={entries} />
}
