import { siteLocales, thisSite } from '@polydex/contract/site/site'
import type { ReactNode } from 'react'
import { Kept } from '../../../request/kept.tsx'
import type { ChosenCategories } from '../../../request/site-data.ts'
import { LanguageMenu, MainNavigation } from '../frame-parts.tsx'
import { Logo } from './logo.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import './site-header.css'
import { useTranslate, useLanguage } from '../../../i18n/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { switchTheme } from './theme.ts'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'
import { Menu } from '../../../ui/opening/menu.tsx'
import { LogOutButton } from './log-out-button.tsx'
import './account-menu.css'

type SiteHeaderProps = {
  categories: ChosenCategories
  /** Opens the search; comes from another feature. */
  search: ReactNode
  /** Link to the favourites; comes from another feature. */
  favorites: ReactNode
}

export function SiteHeader({ categories, search, favorites }: SiteHeaderProps) {
  return (
    <header className="header">
      <div className="wrap">
        <Logo />
        <Kept name="navigation">
          <MainNavigation categories={categories} />
        </Kept>
        <div className="header-end">
          {search}
          {favorites}
          <ThemeButton />
          {siteLocales.length > 1 && (
            <Kept name="languages" className="desk">
              <LanguageMenu />
            </Kept>
          )}
          {thisSite.accounts && <AccountMenu />}
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}

function ThemeButton() {
  const t = useTranslate()
  return (
    <button
      className="tool-btn icon-only desk needs-script"
      type="button"
      aria-label={t('site.switchTheme')}
      onClick={switchTheme}
    >
      <Icon name="theme" />
    </button>
  )
}

/**
 * Both variants are in every page, which is the same for everyone; the companion cookie decides which is visible
 * (session/session-store.ts). Without script, /login redirects logged-in visitors to the account.
 */
function AccountMenu() {
  const { t, locale } = useLanguage()
  return (
    <>
      <Link className="tool-btn desk for-visitors" to={pathTo('login', locale)}>
        {t('site.logIn')}
      </Link>
      <Menu
        id="account-menu"
        className="desk for-users"
        buttonClassName="tool-btn"
        label={
          <>
            <Icon name="person" />
            {t('site.account')}
          </>
        }
      >
        <ul>
          <li>
            <Link to={pathTo('account', locale)}>{t('site.accountSettings')}</Link>
          </li>
          <li>
            <Link to={pathTo('collect', locale)}>{t('site.favorites')}</Link>
          </li>
          <li>
            <LogOutButton />
          </li>
        </ul>
      </Menu>
    </>
  )
}
