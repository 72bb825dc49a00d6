import { useTranslate } from '../../i18n/translate.tsx'

export function AboutProject() {
  const t = useTranslate()
  return (
    <>
      <p>{t('about.projectPurpose')}</p>
      <p>{t('about.projectIndependence')}</p>
      <p>{t('about.projectOpen')}</p>
    </>
  )
}
