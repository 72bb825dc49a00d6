import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { ChosenCategories } from '../../request/site-data.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { NavigationMenu } from './navigation-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { RankingLinks } from './ranking-links.tsx'
import { ThemeButton } from './theme-button.tsx'
import './site-header.css'

type SiteHeaderProps = {
  categories: ChosenCategories
  /** Opens the search; comes from another feature. */
  search: ReactNode
  /** Link to the favourites; comes from another feature. */
  favorites: ReactNode
}

export function SiteHeader({ categories, search, favorites }: SiteHeaderProps) {
  const { t, locale } = useLanguage()
  const { pathname } = useLocation()
  const currentOn = (path: string) => (pathname === path ? 'page' : undefined)
  const [find, submit] = [pathTo('find', locale), pathTo('submit', locale)]
  return (
    <header className="header">
      <div className="wrap">
        <Logo />
        <nav className="nav" aria-label={t('site.mainNavigation')}>
          <CategoryMenu categories={categories} />
          <NavigationMenu id="rankings-menu" label={t('site.rankings')} paths={['/rank']}>
            <RankingLinks />
          </NavigationMenu>
          <Link to={find} aria-current={currentOn(find)}>
            {t('site.find')}
          </Link>
          <Link className="opt-nav" to={submit} aria-current={currentOn(submit)}>
            {t('site.submitTool')}
          </Link>
        </nav>
        <div className="header-end">
          {search}
          {favorites}
          <ThemeButton />
          <LanguageMenu />
          <AccountMenu />
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
