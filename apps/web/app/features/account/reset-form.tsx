import { Form } from 'react-router'
import { FaultSummary } from '../../forms/fault-summary.tsx'
import type { RefusedForm } from '../../forms/form-fault.ts'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useFormFault } from '../../forms/use-form-fault.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { CheckBox } from '../../ui/form/check-box.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { checkPasswords } from './check-passwords.ts'

const check = checkPasswords('password')

/** A new password by mail link. The key is in the form, so that it need not stay in the address. */
export function ResetForm({
  linkKey,
  answer,
}: {
  linkKey: string
  answer: RefusedForm<{ remember: boolean }> | undefined
}) {
  const { t, locale } = useLanguage()
  const { fault, summary, onSubmit, isSending } = useFormFault(answer?.fault, check)
  const errorOf = useFieldError(fault)
  return (
    <Form className="form" method="post" action={pathTo('account-reset', locale)} noValidate onSubmit={onSubmit}>
      <FaultSummary ref={summary} fault={fault} order={['password']} />
      <input type="hidden" name="key" value={linkKey} />
      <PasswordField
        name="password"
        label={t('account.newPassword')}
        error={errorOf('password')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
        required
      />
      <CheckBox name="remember" defaultChecked={answer?.values?.remember}>
        {t('account.remember')}
      </CheckBox>
      <div className="form-end">
        <SubmitButton isSending={isSending}>{t('account.resetSave')}</SubmitButton>
        <p className="hint">
          <Link to={pathTo('account-reset', locale)}>{t('account.resetAgain')}</Link>
        </p>
      </div>
    </Form>
  )
}
