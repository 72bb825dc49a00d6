import { useTranslate } from '../i18n/translate.tsx'

/** A cell without a figure; screen readers get words instead of the dash. */
export function Unknown() {
  const t = useTranslate()
  return (
    <span className="unknown">
      –<span className="unseen"> {t('site.noData')}</span>
    </span>
  )
}
