import type { CategoryGroups } from '@polydex/contract/category'
import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { FaultSummary } from '../../forms/fault-summary.tsx'
import type { RefusedForm } from '../../forms/form-fault.ts'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useFormFault } from '../../forms/use-form-fault.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CategoryPicks } from './category-picks.tsx'
import { checkSubmission } from './check-submission.ts'
import { DescriptionField } from './description-field.tsx'
import { submissionFields, type SubmissionValues } from './submission-values.ts'
import { TrialFields } from './trial-fields.tsx'

type SubmissionFormProps = {
  groups: CategoryGroups['groups']
  hasTrials: boolean
  name: string
  answer: RefusedForm<SubmissionValues> | undefined
  onInput: (event: FormEvent<HTMLFormElement>) => void
}

export function SubmissionForm({ groups, hasTrials, name, answer, onInput }: SubmissionFormProps) {
  const { t, locale } = useLanguage()
  const { fault, summary, onSubmit, isSending } = useFormFault(answer?.fault, checkSubmission)
  const errorOf = useFieldError(fault)
  const values = answer?.values
  return (
    <Form
      className="form"
      method="post"
      action={pathTo('submit', locale)}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <FaultSummary ref={summary} fault={fault} order={submissionFields} />
      <TextField
        name="name"
        label={t('submit.name')}
        error={errorOf('name')}
        defaultValue={values?.name ?? name}
        autoComplete="off"
        required
      />
      <TextField
        name="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        label={t('submit.url')}
        error={errorOf('url')}
        hint={t('submit.urlHint')}
        defaultValue={values?.url}
        placeholder="https://"
        autoComplete="url"
        required
      />
      <CategoryPicks groups={groups} chosen={values?.categories ?? []} error={errorOf('categories')} />
      <DescriptionField error={errorOf('description')} defaultValue={values?.description} />
      {hasTrials && <TrialFields errorOf={errorOf} account={values?.trialAccount} />}
      <div className="form-end">
        <SubmitButton isSending={isSending}>{t('submit.send')}</SubmitButton>
        <p className="hint">{t('submit.sendHint')}</p>
      </div>
    </Form>
  )
}
