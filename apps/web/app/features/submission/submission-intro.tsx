import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { Points } from '../../ui/page/points.tsx'

/** What happens to a submitted tool. */
export function SubmissionIntro() {
  const { t, locale } = useLanguage()
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
      <p>
        <MoreLink to={pathTo('case', locale)}>{t('site.lookUp')}</MoreLink>
      </p>
    </div>
  )
}
