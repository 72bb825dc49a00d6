import type { SiteFigures } from '@polydex/contract/category'
import { useLocale, useTranslate } from '../../i18n/translate.tsx'
import { pathTo } from '../../path-to.ts'
import { Link } from '../../ui/link.tsx'
import { FiguresStamp } from './figures-stamp.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'

export function SiteFooter({ figures }: { figures: SiteFigures | null }) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <footer className="footer" id="sitemap">
      <div className="wrap">
        <div className="footer-grid">
          <div>
            <Logo />
            <p>{t('site.tagline')}</p>
          </div>
          <nav aria-labelledby="footer-explore">
            <h2 id="footer-explore">{t('site.explore')}</h2>
            <ul>
              <li>
                <Link to={pathTo('home', locale)}>{t('site.home')}</Link>
              </li>
              <li>
                <Link to={pathTo('rank-category-tools', locale)}>{t('site.rankings')}</Link>
              </li>
            </ul>
          </nav>
          <nav className="footer-languages" aria-labelledby="footer-languages">
            <h2 id="footer-languages">{t('site.languages')}</h2>
            <LanguageLinks />
          </nav>
        </div>
        {figures !== null && (
          <p className="footer-base meta">
            <FiguresStamp figures={figures} />
          </p>
        )}
      </div>
    </footer>
  )
}
