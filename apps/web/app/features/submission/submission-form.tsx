import type { CategoryGroups } from '@polydex/contract/tool/category'
import { useState, type FormEvent, type Ref } from 'react'
import { Form } from 'react-router'
import { ReplyToField } from '../../forms/reply-to-field.tsx'
import { RobotTrap } from '../../forms/robot-trap.tsx'
import { FaultSummary } from '../../forms/fault-summary.tsx'
import type { RefusedForm } from '../../forms/form-fault.ts'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useFormFault } from '../../forms/use-form-fault.ts'
import { useLanguage, useTranslate } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { CategoryPicks } from './category-picks.tsx'
import { checkSubmission } from './check-submission.ts'
import { DescriptionField } from './description-field.tsx'
import { MoreFields } from './more-fields.tsx'
import { submissionFields, type SubmissionValues } from './submission-values.ts'
import './submission-form.css'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Link } from '../../ui/link.tsx'
import { useAddressCheck } from './use-address-check.ts'

type SubmissionFormProps = {
  groups: CategoryGroups['groups']
  hasTrials: boolean
  hasAnswers: boolean
  name: string
  /** When the page was rendered. */
  openedAt: string
  answer: RefusedForm<SubmissionValues> | undefined
  form: Ref<HTMLFormElement>
  onInput: (event: FormEvent<HTMLFormElement>) => void
}

export function SubmissionForm(props: SubmissionFormProps) {
  const { groups, hasTrials, hasAnswers, name, openedAt, answer, form, onInput } = props
  const { t, locale } = useLanguage()
  const [address, setAddress] = useState<TypedAddress>({ text: '', isDone: false })
  const { fault, summary, onSubmit, isSending } = useFormFault(answer?.fault, checkSubmission)
  const errorOf = useFieldError(fault)
  const values = answer?.values
  return (
    <Form
      ref={form}
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
        hint={<AddressNote address={address} />}
        defaultValue={values?.url}
        placeholder="https://"
        autoComplete="url"
        required
        onInput={(event) => setAddress({ text: event.currentTarget.value, isDone: false })}
        onBlur={(event) => setAddress({ text: event.currentTarget.value, isDone: true })}
      />
      <CategoryPicks groups={groups} chosen={values?.categories ?? []} error={errorOf('categories')} />
      <DescriptionField error={errorOf('description')} defaultValue={values?.description} />
      <MoreFields values={values} />
      {hasAnswers && <ReplyToField error={errorOf('replyTo')} defaultValue={values?.replyTo} />}
      {hasTrials && <TrialFields errorOf={errorOf} account={values?.trialAccount} />}
      <div className="form-end">
        <SubmitButton isSending={isSending}>{t('submit.send')}</SubmitButton>
        <p className="hint">{t('submit.sendHint')}</p>
      </div>
      <RobotTrap openedAt={openedAt} answer={answer} />
    </Form>
  )
}

type TrialFieldsProps = { errorOf: (field: string) => string | undefined; account: string | undefined }

/** Credentials for trying the tool; both optional. */
function TrialFields({ errorOf, account }: TrialFieldsProps) {
  const t = useTranslate()
  return (
    <fieldset>
      <legend>
        {t('submit.trial')} <span className="opt">{t('submit.trialHint')}</span>
      </legend>
      <p className="hint">{t('submit.trialWarning')}</p>
      <div className="two">
        <TextField
          name="trialAccount"
          label={<span className="opt">{t('submit.trialAccount')}</span>}
          error={errorOf('trialAccount')}
          defaultValue={account}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          name="trialPassword"
          label={<span className="opt">{t('submit.trialPassword')}</span>}
          error={errorOf('trialPassword')}
          autoComplete="new-password"
        />
      </div>
    </fieldset>
  )
}

type TypedAddress = { text: string; isDone: boolean }

/**
 * The hint of the address field or, in its place, a live region: listed, waiting, same site as a listed tool, or not
 * public.
 */
function AddressNote({ address: { text, isDone } }: { address: TypedAddress }) {
  const { t, locale } = useLanguage()
  const { status = 'new', tools = [] } = useAddressCheck(text, isDone) ?? {}
  const sentences = {
    new: undefined,
    listed: t('submit.addressListed'),
    waiting: t('submit.addressWaiting'),
    'same-site': t('submit.addressSameSite'),
    'not-public': t('form.urlInvalid'),
  }
  const sentence = sentences[status]
  return (
    <>
      {sentence === undefined && t('submit.urlHint')}
      <output className={status === 'same-site' ? undefined : 'said'} htmlFor="url">
        {sentence}
        {tools.map(({ slug, name }) => (
          <span key={slug}>
            {' '}
            <Link to={pathTo('tool', locale, slug)}>{name}</Link>
          </span>
        ))}
      </output>
    </>
  )
}
