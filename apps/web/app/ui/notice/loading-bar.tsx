import { useTranslate } from '../../i18n/translate.tsx'
import { useProgress } from '../../navigation/use-progress.ts'
import './loading-bar.css'

/** At the top edge while the next page loads; briefly red if it failed. */
export function LoadingBar() {
  const t = useTranslate()
  const { phase, value } = useProgress()
  return (
    <output>
      <progress
        className={`loading-bar ${phase}`}
        hidden={phase === 'hidden'}
        value={value}
        max={100}
        aria-label={t('site.loading')}
      />
      <span className="unseen">{phase === 'failed' && t('site.loadFailed')}</span>
    </output>
  )
}
