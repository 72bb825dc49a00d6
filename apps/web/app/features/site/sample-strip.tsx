import { useTranslate } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Says that the figures are invented; it cannot be dismissed. */
export function SampleStrip() {
  const t = useTranslate()
  return (
    <aside className="strip">
      <p className="wrap">
        <Icon name="info" />
        {t('site.sampleStrip')}
      </p>
    </aside>
  )
}
