import type { ReactNode } from 'react'
import { Kept } from '../../../request/kept.tsx'
import type { ChosenCategories } from '../../../request/site-data.ts'
import { AccountMenu } from './account-menu.tsx'
import { LanguageMenu, MainNavigation } from '../frame-parts.tsx'
import { Logo } from './logo.tsx'
import { PhoneMenu } from './phone-menu.tsx'
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
          <Kept name="languages" className="desk">
            <LanguageMenu />
          </Kept>
          <AccountMenu />
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
