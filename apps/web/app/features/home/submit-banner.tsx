import type { Home } from '@polydex/contract/tool/home'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import './submit-banner.css'

/** Decorative: places of tools, of which one is free. */
const shownMarks = 3

/** Invites visitors to submit a missing tool. */
export function SubmitBanner({ groups }: Pick<Home, 'groups'>) {
  const { t, locale } = useLanguage()
  const withMark = groups.flatMap(({ topTools }) => topTools.slice(0, 1).filter(({ mark }) => mark !== null))
  return (
    <section className="section" aria-labelledby="banner-heading">
      <div className="banner">
        <div>
          <h2 id="banner-heading">{t('home.bannerTitle')}</h2>
          <p>{t('home.bannerText')}</p>
          <Link className="btn btn-light" to={pathTo('submit', locale)}>
            {t('site.submitTool')}
          </Link>
        </div>
        <div className="queue" aria-hidden="true">
          {withMark.slice(0, shownMarks).map(({ slug, name, mark }) => (
            <Mark key={slug} name={name} mark={mark} size={72} />
          ))}
          <span className="free-place">+</span>
        </div>
      </div>
    </section>
  )
}
