import { countGraphemes } from '@polydex/contract/text/count-graphemes'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { describeControl, Field } from '../../ui/form/field.tsx'

const maxCharacters = 2_000

type DescriptionFieldProps = { error: string | undefined; defaultValue: string | undefined }

/** With a character count, if scripts run. It is hidden from screen readers, which would announce it on every key. */
export function DescriptionField({ error, defaultValue }: DescriptionFieldProps) {
  const { t, locale } = useLanguage()
  const area = useRef<HTMLTextAreaElement>(null)
  const [count, setCount] = useState<number>()
  const recount = () => setCount(countGraphemes((area.current?.value ?? '').trim()))
  useEffect(recount, [])
  const hint = (
    <>
      <span>{t('submit.descriptionHint')}</span>
      {count !== undefined && count > 0 && (
        <span className="num" aria-hidden="true">
          {t('submit.count', { n: formatNumber(locale, count), max: formatNumber(locale, maxCharacters) })}
        </span>
      )}
    </>
  )
  return (
    <Field name="description" label={t('submit.description')} error={error} hint={hint}>
      <textarea
        ref={area}
        rows={5}
        defaultValue={defaultValue}
        required
        onInput={recount}
        {...describeControl({ name: 'description', error, hint })}
      />
    </Field>
  )
}
