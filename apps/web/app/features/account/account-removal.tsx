import { Form } from 'react-router'
import { FaultSummary } from '../../forms/fault-summary.tsx'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useFormFault } from '../../forms/use-form-fault.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Disclosure } from '../../ui/opening/disclosure.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { answerTo, type AccountAnswer } from './account-answer.ts'
import { AccountSection } from './account-section.tsx'
import { checkPasswords } from './check-passwords.ts'

const check = checkPasswords('password')

/** Two steps and the password: an account cannot be deleted by accident, nor on an unattended machine. */
export function AccountRemoval({ answer }: { answer: AccountAnswer | undefined }) {
  const { t, locale } = useLanguage()
  const { fault, summary, onSubmit, isSending } = useFormFault(answerTo('deleteAccount', answer).fault, check)
  const errorOf = useFieldError(fault)
  return (
    <AccountSection title={t('account.delete')}>
      <p>{t('account.deleteText')}</p>
      <Disclosure summary={t('account.deleteOpen')} isOpen={fault !== undefined}>
        <Form
          className="form"
          method="post"
          action={pathTo('account', locale)}
          noValidate
          onSubmit={onSubmit}
          preventScrollReset
        >
          <FaultSummary ref={summary} fault={fault} order={['password']} />
          <PasswordField
            name="password"
            label={t('account.password')}
            error={errorOf('password')}
            hint={t('account.deleteHint')}
            autoComplete="current-password"
            required
          />
          <input type="hidden" name="intent" value="deleteAccount" />
          <div className="form-end bare">
            <SubmitButton isSending={isSending}>{t('account.deleteForGood')}</SubmitButton>
          </div>
        </Form>
      </Disclosure>
    </AccountSection>
  )
}
