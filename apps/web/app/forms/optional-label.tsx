import { useTranslate } from '../i18n/translate.tsx'

/** The label of a field that may stay empty. */
export function OptionalLabel({ children }: { children: string }) {
  const t = useTranslate()
  return (
    <>
      {children} <span className="opt">{t('form.optional')}</span>
    </>
  )
}
