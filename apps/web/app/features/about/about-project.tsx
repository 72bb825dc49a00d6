import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { MoreLink } from '../../ui/more-link.tsx'

export function AboutProject() {
  const { t, locale } = useLanguage()
  return (
    <>
      <p>{t('about.projectPurpose')}</p>
      <p>{t('about.projectIndependence')}</p>
      <p>{t('about.projectOpen')}</p>
      <p>
        <MoreLink to={pathTo('privacy', locale)}>{t('site.privacy')}</MoreLink>
      </p>
    </>
  )
}
