import { useState, type ComponentProps } from 'react'
import { useTranslate } from '../i18n/translate.tsx'
import { describeControl, Field, type FieldProps } from './field.tsx'
import './password-field.css'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>

/** Its button shows what was typed; sending the form hides it again, so that browsers offer to keep it. */
export function PasswordField({ name, label, error, hint, ...input }: PasswordFieldProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  return (
    <Field name={name} label={label} error={error} hint={hint}>
      <div className="password">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={isShown ? 'text' : 'password'}
          {...describeControl({ name, error, hint })}
        />
        <button
          className="needs-script"
          type="button"
          aria-pressed={isShown}
          aria-controls={name}
          aria-label={t('form.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          {t('form.show')}
        </button>
      </div>
    </Field>
  )
}
