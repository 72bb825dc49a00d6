import { useTranslate } from '../i18n/translate.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { OptionalLabel } from './optional-label.tsx'

/**
 * The address for the answer to a case. It is shown to accounts too: pages are the same for all visitors, and the hint
 * says when it may stay empty.
 */
export function ReplyToField({ error, defaultValue }: { error: string | undefined; defaultValue: string | undefined }) {
  const t = useTranslate()
  return (
    <TextField
      name="replyTo"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      label={<OptionalLabel>{t('form.replyTo')}</OptionalLabel>}
      hint={t('form.replyToHint')}
      error={error}
      defaultValue={defaultValue}
    />
  )
}
