import { Form } from 'react-router'
import { FaultSummary } from '../../forms/fault-summary.tsx'
import type { RefusedForm } from '../../forms/form-fault.ts'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useFormFault } from '../../forms/use-form-fault.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { checkEmail } from './check-email.ts'

/** Requests a mail link to choose a new password. */
export function ResetRequest({ answer }: { answer: RefusedForm<{ email: string }> | undefined }) {
  const { t, locale } = useLanguage()
  const { fault, summary, onSubmit, isSending } = useFormFault(answer?.fault, checkEmail)
  const errorOf = useFieldError(fault)
  return (
    <Form className="form" method="post" action={pathTo('account-reset', locale)} noValidate onSubmit={onSubmit}>
      <FaultSummary ref={summary} fault={fault} order={['email']} />
      <TextField
        name="email"
        type="email"
        label={t('account.email')}
        error={errorOf('email')}
        defaultValue={answer?.values?.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="form-end">
        <SubmitButton isSending={isSending}>{t('account.resetSend')}</SubmitButton>
        <p className="hint">
          <Link to={pathTo('login', locale)}>{t('account.backToLogIn')}</Link>
        </p>
      </div>
    </Form>
  )
}
