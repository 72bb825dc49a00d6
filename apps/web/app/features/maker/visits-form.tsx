import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { pathTo } from '../../addresses/path-to.ts'
import { FaultSummary } from '../../forms/fault-summary.tsx'
import type { FormFault } from '../../forms/form-fault.ts'
import { readText } from '../../forms/read-text.ts'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useFormFault } from '../../forms/use-form-fault.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { describeControl, Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { faultOf, type MakerAnswer } from './maker-answer.ts'

/** The columns that are stored; docs/providers.md lists more, which are ignored. */
const header = 'month,host,visits\n'

/** The check a browser can make before sending; the API repeats it and makes more. */
const check = (form: FormData): FormFault['fields'] =>
  ['', header.trim()].includes(readText(form, 'csv').trim()) ? { csv: 'visitsMissing' } : {}

type VisitsFormProps = { slug: string; host: string; answer: MakerAnswer | undefined }

/** Takes visits by month as CSV. */
export function VisitsForm({ slug, host, answer }: VisitsFormProps) {
  const { t, locale } = useLanguage()
  const { fault, summary, onSubmit, isSending } = useFormFault(
    answer?.form === 'visits' ? faultOf(answer) : undefined,
    check,
  )
  const error = useFieldError(fault)('csv')
  const stored = answer !== undefined && 'months' in answer ? answer : undefined
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (stored !== undefined) form.current?.reset()
  }, [stored])
  const values = answer !== undefined && 'fault' in answer ? answer.values : undefined
  const hint = t('maker.csvHint', { example: `2026-10,${host},120000` })
  return (
    <Form
      className="form"
      method="post"
      action={pathTo('maker', locale, slug)}
      noValidate
      ref={form}
      onSubmit={onSubmit}
      preventScrollReset
    >
      <FaultSummary ref={summary} fault={fault} order={['csv']} />
      <input type="hidden" name="intent" value="visits" />
      <Field name="csv" label={t('maker.csv')} error={error} hint={hint}>
        <textarea
          className="maker-csv"
          rows={6}
          defaultValue={values?.csv ?? header}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          translate="no"
          {...describeControl({ name: 'csv', error, hint })}
        />
      </Field>
      <div className="form-end bare">
        <SubmitButton isSending={isSending}>{t('maker.send')}</SubmitButton>
        <output className="said">{stored && t('maker.stored', { n: stored.months })}</output>
      </div>
    </Form>
  )
}
