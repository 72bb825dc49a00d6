import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { describeControl, Field, type FieldProps } from './field.tsx'
import './password-field.css'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>

/**
 * A button reveals the password; submitting hides it again, so that browsers offer to save it. While revealed it is a
 * plain text field, which browsers write to disk to restore the page: `off` prevents that.
 */
export function PasswordField({ name, label, error, hint, autoComplete, ...input }: PasswordFieldProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = isShown ? field.current?.form : undefined
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [isShown])
  return (
    <Field name={name} label={label} error={error} hint={hint}>
      <div className="password">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          ref={field}
          type={isShown ? 'text' : 'password'}
          autoComplete={isShown ? 'off' : autoComplete}
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
