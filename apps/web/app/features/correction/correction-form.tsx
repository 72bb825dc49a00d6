import type { CorrectedField } from '@polydex/contract/case/correction'
import {
  correctionProblems,
  needsText,
  entryParts,
  type CorrectionProblem,
  type EntryPart,
} from '@polydex/contract/case/correction-choices'
import { Form } from 'react-router'
import { pathTo } from '../../addresses/path-to.ts'
import { FaultSummary } from '../../forms/fault-summary.tsx'
import type { RefusedForm, FormFault } from '../../forms/form-fault.ts'
import { OptionalLabel } from '../../forms/optional-label.tsx'
import { ReplyToField } from '../../forms/reply-to-field.tsx'
import { RobotTrap } from '../../forms/robot-trap.tsx'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useFormFault } from '../../forms/use-form-fault.ts'
import { useLanguage, type Translate } from '../../i18n/translate.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { describeControl, Field } from '../../ui/form/field.tsx'
import { RadioButton } from '../../ui/form/radio-button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { correctionFields, type CorrectionValues, readCorrection } from './correction-values.ts'
import './correction-form.css'
import { factKindName } from '../../i18n/names/fact-kind-name.ts'

/** A choice without a name does not compile. */
const problems: Record<CorrectionProblem, (t: Translate) => string> = {
  'link-broken': (t) => t('correction.linkBroken'),
  'wrong-fact': (t) => t('correction.wrongFact'),
  'wrong-category': (t) => t('correction.wrongCategory'),
  closed: (t) => t('correction.closed'),
  hijacked: (t) => t('correction.hijacked'),
  scam: (t) => t('correction.scam'),
  other: (t) => t('correction.other'),
}

const parts: Record<EntryPart, (t: Translate) => string> = {
  name: (t) => t('correction.fieldName'),
  url: (t) => t('correction.fieldUrl'),
  description: (t) => t('correction.fieldDescription'),
  pricing: (t) => t('correction.fieldPricing'),
  categories: (t) => t('correction.fieldCategories'),
  features: (t) => t('correction.fieldFeatures'),
  'use-cases': (t) => t('correction.fieldUseCases'),
  suits: (t) => t('correction.fieldSuits'),
  figures: (t) => t('correction.fieldFigures'),
}

const problemName = (t: Translate, problem: CorrectionProblem): string => problems[problem](t)
const isPart = (field: CorrectedField): field is EntryPart => entryParts.some((part) => part === field)

const fieldName = (t: Translate, field: CorrectedField): string =>
  isPart(field) ? parts[field](t) : factKindName(t, field)

type CorrectionFormProps = {
  slug: string
  /** What a correction can be about. */
  fields: readonly CorrectedField[]
  /** The fact that the visitor was asked for, which answers what is wrong; undefined: none. */
  asked: CorrectedField | undefined
  /** Whether an answer can be sent by mail; otherwise no address is requested. */
  hasAnswers: boolean
  /** When the page was rendered. */
  openedAt: string
  answer: RefusedForm<CorrectionValues> | undefined
}

/** Asks for the problem, the part of the entry, the right value, a source and an address for the answer. */
export function CorrectionForm({ slug, fields, asked, hasAnswers, openedAt, answer }: CorrectionFormProps) {
  const { t, locale } = useLanguage()
  const { fault, summary, onSubmit, isSending } = useFormFault(answer?.fault, checkCorrection)
  const errorOf = useFieldError(fault)
  const values = answer?.values
  const problemError = errorOf('problem')
  // The hint is about problems that need no text.
  const textHint = asked === undefined ? t('correction.textHint') : undefined
  return (
    <Form
      className="form"
      method="post"
      action={pathTo('correction', locale, slug, { field: asked })}
      noValidate
      onSubmit={onSubmit}
    >
      <FaultSummary ref={summary} fault={fault} order={correctionFields} />
      {asked === undefined ? (
        <fieldset
          id="problem"
          tabIndex={-1}
          className="problems"
          aria-describedby={problemError === undefined ? undefined : 'problem-error'}
        >
          <legend>{t('correction.problem')}</legend>
          <FieldError field="problem" text={problemError} />
          {correctionProblems.map((problem) => (
            <RadioButton key={problem} name="problem" value={problem} defaultChecked={values?.problem === problem}>
              {problemName(t, problem)}
            </RadioButton>
          ))}
        </fieldset>
      ) : (
        <input type="hidden" name="problem" value="wrong-fact" />
      )}
      <SelectField
        name="field"
        label={<OptionalLabel>{t('correction.field')}</OptionalLabel>}
        defaultValue={values?.field ?? asked ?? ''}
      >
        <option value="">{t('correction.fieldAny')}</option>
        {fields.map((field) => (
          <option key={field} value={field}>
            {fieldName(t, field)}
          </option>
        ))}
      </SelectField>
      <Field name="text" label={t('correction.text')} error={errorOf('text')} hint={textHint}>
        <textarea
          rows={4}
          defaultValue={values?.text}
          {...describeControl({ name: 'text', error: errorOf('text'), hint: textHint })}
        />
      </Field>
      <TextField
        name="source"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        placeholder="https://"
        label={<OptionalLabel>{t('correction.source')}</OptionalLabel>}
        hint={t('correction.sourceHint')}
        error={errorOf('source')}
        defaultValue={values?.source}
      />
      {hasAnswers && <ReplyToField error={errorOf('replyTo')} defaultValue={values?.replyTo} />}
      <div className="form-end">
        <SubmitButton isSending={isSending}>{t('correction.send')}</SubmitButton>
        <p className="hint">{t('correction.sendHint')}</p>
      </div>
      <RobotTrap openedAt={openedAt} answer={answer} />
    </Form>
  )
}

/** The checks a browser can make before sending; the API repeats them and makes more. */
function checkCorrection(form: FormData): FormFault['fields'] {
  const { problem, text } = readCorrection(form)
  return {
    ...(problem === '' && { problem: 'problemMissing' }),
    ...(needsText(problem) && text.trim() === '' && { text: 'correctionMissing' }),
  }
}
