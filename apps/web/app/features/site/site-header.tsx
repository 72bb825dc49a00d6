import { useLocation } from 'react-router'
import { useLocale, useTranslate } from '../../i18n/translate.tsx'
import { pathTo, stripLocale } from '../../path-to.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { switchTheme } from './theme.ts'

export function SiteHeader() {
  const t = useTranslate()
  const locale = useLocale()
  const isRanking = stripLocale(useLocation().pathname).startsWith('/rank/')
  return (
    <header className="header">
      <div className="wrap">
        <Logo />
        <nav className="nav" aria-label={t('site.mainNavigation')}>
          <Link to={pathTo('rank-category-tools', locale)} aria-current={isRanking ? 'true' : undefined}>
            {t('site.rankings')}
          </Link>
        </nav>
        <div className="header-end">
          <button
            className="tool-btn icon desk needs-script"
            type="button"
            aria-label={t('site.switchTheme')}
            onClick={switchTheme}
          >
            <Icon name="theme" />
          </button>
          <LanguageMenu />
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
