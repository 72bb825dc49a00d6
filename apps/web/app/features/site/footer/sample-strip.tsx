import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

/** Says that the figures are invented; cannot be dismissed. */
export function SampleStrip() {
  const { t, locale } = useLanguage()
  return (
    <aside className="strip" aria-label={t('site.aboutNumbers')}>
      <p className="wrap">
        <Icon name="info" />
        <span>
          {t('site.sampleStrip')} <Link to={`${pathTo('about', locale)}#numbers`}>{t('site.aboutNumbers')}</Link>
        </span>
      </p>
    </aside>
  )
}
