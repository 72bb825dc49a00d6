import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { FaultSummary } from '../../forms/fault-summary.tsx'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useFormFault } from '../../forms/use-form-fault.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatDay } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { answerTo, type AccountAnswer } from './account-answer.ts'
import { AccountSection } from './account-section.tsx'
import { checkPasswords } from './check-passwords.ts'
import { DoneNote } from './done-note.tsx'

const check = checkPasswords('currentPassword', 'newPassword')

/** A new password ends all other sessions: anyone who knew the old one is logged out. */
export function PasswordChange({ answer, email }: { answer: AccountAnswer | undefined; email: string }) {
  const { t, locale } = useLanguage()
  const lastAnswer = answerTo('changePassword', answer)
  const { fault, summary, onSubmit, isSending } = useFormFault(lastAnswer.fault, check)
  const errorOf = useFieldError(fault)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (lastAnswer.done !== undefined) form.current?.reset()
  }, [lastAnswer.done])
  const { ended = 0, favoriteShare: share } = lastAnswer.done ?? {}
  return (
    <AccountSection title={t('account.changePassword')}>
      <DoneNote
        text={lastAnswer.done && (ended > 0 ? t('account.changedEnded', { n: ended }) : t('account.changed'))}
      />
      {share && <ShareGoesOn createdAt={share.createdAt} />}
      <Form
        className="form"
        method="post"
        action={pathTo('account', locale)}
        noValidate
        ref={form}
        onSubmit={onSubmit}
        preventScrollReset
      >
        <FaultSummary ref={summary} fault={fault} order={['currentPassword', 'newPassword']} />
        {/* Password managers need the account's address. */}
        <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
        <PasswordField
          name="currentPassword"
          label={t('account.currentPassword')}
          error={errorOf('currentPassword')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          name="newPassword"
          label={t('account.newPassword')}
          error={errorOf('newPassword')}
          hint={t('account.passwordHint')}
          autoComplete="new-password"
          required
        />
        <input type="hidden" name="intent" value="changePassword" />
        <div className="form-end bare">
          <SubmitButton isSending={isSending}>{t('account.changePassword')}</SubmitButton>
        </div>
      </Form>
    </AccountSection>
  )
}

/** Warns that the share link outlives the old password, for accounts whose password is changed because it leaked. */
function ShareGoesOn({ createdAt }: { createdAt: string }) {
  const { t, locale } = useLanguage()
  return (
    <p className="hint">
      <span {...asServed}>{t('account.shareGoesOn', { day: formatDay(locale, createdAt) })}</span>{' '}
      <Link to={pathTo('collect', locale)}>{t('account.shareSee')}</Link>
    </p>
  )
}
