import { thisSite } from '@polydex/contract/site/site'
import { documentationPath } from '@polydex/contract/http/documentation'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import './about-contribute.css'

export function AboutContribute() {
  const { t, locale } = useLanguage()
  return (
    <div className="about-ways">
      {thisSite.submissions && (
        <div>
          <h3>{t('about.missing')}</h3>
          <p>{t('about.missingText')}</p>
          <Link className="btn btn-primary" to={pathTo('submit', locale)}>
            {t('site.submitTool')}
          </Link>
        </div>
      )}
      <div>
        <h3>{t('about.build')}</h3>
        {thisSite.figures && <p>{t('about.buildText')}</p>}
        <a className="btn" href={documentationPath}>
          {t('about.openApi')}
        </a>
      </div>
    </div>
  )
}
