import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import './submit-banner.css'

/** Invites visitors to submit a missing tool. */
export function SubmitBanner() {
  const { t, locale } = useLanguage()
  return (
    <section className="section" aria-labelledby="banner-heading">
      <div className="banner">
        <div>
          <h2 id="banner-heading">{t('home.bannerTitle')}</h2>
          <p>{t('home.bannerText')}</p>
        </div>
        <Link className="btn btn-light" to={pathTo('submit', locale)}>
          {t('site.submitTool')}
        </Link>
      </div>
    </section>
  )
}
