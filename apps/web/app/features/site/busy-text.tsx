import { useLanguage, type Translate } from '../../i18n/translate.tsx'

/** Labels of the fields that must be typed again. */
const labels = {
  password: (t: Translate) => t('account.password'),
  currentPassword: (t: Translate) => t('account.currentPassword'),
  newPassword: (t: Translate) => t('account.newPassword'),
  trialPassword: (t: Translate) => t('account.password'),
}
export type SecretName = keyof typeof labels

type BusyTextProps = {
  secrets: readonly SecretName[]
  /** Placeholder for the other fields, as hidden inputs. */
  fields: string
}

/** For too many forms: resends the same form. It has no action, so it goes to the address it came from. */
export function BusyText({ secrets, fields }: BusyTextProps) {
  const { t } = useLanguage()
  return (
    <main className="last-resort">
      <h1>{t('errors.tooMany')}</h1>
      <p>{t('form.unavailable')}</p>
      <form method="post">
        <div hidden dangerouslySetInnerHTML={{ __html: fields }} />
        {secrets.length > 0 && <p>{t('form.passwordAgain')}</p>}
        {secrets.map((name) => (
          <p className="last-resort-field" key={name}>
            <label htmlFor={name}>{labels[name](t)}</label>
            <input
              id={name}
              name={name}
              type="password"
              autoComplete={name === 'newPassword' ? 'new-password' : 'current-password'}
              required={name !== 'trialPassword'}
            />
          </p>
        ))}
        <button className="btn btn-primary" type="submit">
          {t('site.tryAgain')}
        </button>
      </form>
    </main>
  )
}
