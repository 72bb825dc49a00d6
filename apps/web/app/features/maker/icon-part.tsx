import type { Claim } from '@polydex/contract/case/claim'
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
import { Mark } from '../../ui/mark.tsx'
import type { ClaimedTool } from './load-maker.server.ts'
import { faultOf, type MakerAnswer } from './maker-answer.ts'

/** The check a browser can make before sending; the API also compares the host. */
const check = (form: FormData): FormFault['fields'] =>
  readText(form, 'url').trim().startsWith('https://') ? {} : { url: 'iconUrlInvalid' }

type IconPartProps = { tool: ClaimedTool; icon: NonNullable<Claim['icon']>; answer: MakerAnswer | undefined }

/** The icon that the page shows, and a form to name a better one. */
export function IconPart({ tool: { slug, name, host, mark }, icon: { from, named }, answer }: IconPartProps) {
  const { t, locale } = useLanguage()
  const { fault, summary, onSubmit, isSending } = useFormFault(
    answer?.form === 'icon' ? faultOf(answer) : undefined,
    check,
  )
  const error = useFieldError(fault)('url')
  const values = answer !== undefined && 'fault' in answer ? answer.values : undefined
  const isStored = answer?.form === 'icon' && faultOf(answer) === undefined
  const hint = t('maker.iconHint', { host })
  return (
    <section className="maker-part">
      <h2>{t('maker.icon')}</h2>
      <p className="in-row maker-actions">
        <Mark name={name} mark={mark} size={72} />
        <span className="maker-source">
          {from === null ? t('maker.iconNone') : t('maker.iconFrom', { address: from })}
        </span>
      </p>
      {named !== null && named !== from && <p>{t('maker.iconNamed', { address: named })}</p>}
      <Form
        className="form"
        method="post"
        action={pathTo('maker', locale, slug)}
        noValidate
        onSubmit={onSubmit}
        preventScrollReset
      >
        <FaultSummary ref={summary} fault={fault} order={['url']} />
        <input type="hidden" name="intent" value="icon" />
        <Field name="url" label={t('maker.iconAddress')} error={error} hint={hint}>
          <input
            type="url"
            inputMode="url"
            maxLength={500}
            defaultValue={values?.url ?? ''}
            placeholder={`https://${host}/icon.png`}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            translate="no"
            {...describeControl({ name: 'url', error, hint })}
          />
        </Field>
        <div className="form-end bare">
          <SubmitButton isSending={isSending}>{t('maker.iconSend')}</SubmitButton>
          <output className="said">{isStored && t('maker.iconStored')}</output>
        </div>
      </Form>
    </section>
  )
}
