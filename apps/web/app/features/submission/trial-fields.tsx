import { useTranslate } from '../../i18n/translate.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

type TrialFieldsProps = { errorOf: (field: string) => string | undefined; account: string | undefined }

/** Credentials for trying the tool; both optional. */
export function TrialFields({ errorOf, account }: TrialFieldsProps) {
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
