import { useTranslate } from '../../i18n/translate.tsx'

/** A cell without a figure; screen readers get words instead of the dash: `meaning`, or "no data". */
export function Unknown({ meaning }: { meaning?: string | undefined }) {
  const t = useTranslate()
  return (
    <span className="unknown">
      –<span className="unseen"> {meaning ?? t('site.noData')}</span>
    </span>
  )
}
