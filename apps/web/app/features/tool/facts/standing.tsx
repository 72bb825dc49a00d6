import { useTranslate } from '../../../i18n/translate.tsx'
import './standing.css'

/** How sure a value is, by shape alone: a full disc with a tick was checked with the maker, a ring was not. */
export function Standing({ isChecked }: { isChecked: boolean }) {
  const t = useTranslate()
  return (
    <>
      <svg className="standing" viewBox="0 0 12 12" aria-hidden="true">
        {isChecked ? (
          <>
            <circle className="disc" cx="6" cy="6" r="5.5" />
            <path d="m3.6 6.2 1.7 1.7 3.2-3.6" />
          </>
        ) : (
          <circle cx="6" cy="6" r="4.75" />
        )}
      </svg>
      <span className="unseen">{` (${isChecked ? t('facts.standChecked') : t('facts.standRecalled')})`}</span>
    </>
  )
}
