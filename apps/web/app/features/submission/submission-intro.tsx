import { useTranslate } from '../../i18n/translate.tsx'
import { Points } from '../../ui/points.tsx'

/** What happens to a submitted tool. */
export function SubmissionIntro() {
  const t = useTranslate()
  return (
    <div>
      <h1>{t('submit.title')}</h1>
      <p className="lead">{t('submit.lead')}</p>
      <Points
        numbered
        points={[
          { title: t('submit.step1Title'), text: t('submit.step1Text') },
          { title: t('submit.step2Title'), text: t('submit.step2Text') },
          { title: t('submit.step3Title'), text: t('submit.step3Text') },
        ]}
      />
    </div>
  )
}
