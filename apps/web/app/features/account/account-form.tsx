import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { FaultSummary } from '../../forms/fault-summary.tsx'
import type { RefusedForm } from '../../forms/form-fault.ts'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useFormFault } from '../../forms/use-form-fault.ts'
import { useTranslate } from '../../i18n/translate.tsx'
import { CheckBox } from '../../ui/form/check-box.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { checkAccount } from './check-account.ts'

type AccountFormProps = {
  kind: 'login' | 'register'
  /** Form action: this page with its `next` parameter. */
  action: string
  answer: RefusedForm<{ email: string; remember: boolean }> | undefined
  /** Links to other forms. */
  children: ReactNode
}

/** Email, password and "stay logged in"; for login and registration. */
export function AccountForm({ kind, action, answer, children }: AccountFormProps) {
  const t = useTranslate()
  const { fault, summary, onSubmit, isSending } = useFormFault(answer?.fault, checkAccount)
  const errorOf = useFieldError(fault)
  const isNew = kind === 'register'
  return (
    <Form className="form" method="post" action={action} noValidate onSubmit={onSubmit}>
      <FaultSummary ref={summary} fault={fault} order={['email', 'password']} />
      <TextField
        name="email"
        type="email"
        label={t('account.email')}
        error={errorOf('email')}
        defaultValue={answer?.values?.email}
        autoComplete={isNew ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        name="password"
        label={t('account.password')}
        error={errorOf('password')}
        hint={isNew ? t('account.passwordHint') : undefined}
        minLength={6}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
      />
      <CheckBox name="remember" defaultChecked={answer?.values?.remember}>
        {t('account.remember')}
      </CheckBox>
      <div className="form-end">
        <SubmitButton isSending={isSending}>{isNew ? t('account.create') : t('account.logIn')}</SubmitButton>
        {children}
      </div>
    </Form>
  )
}
