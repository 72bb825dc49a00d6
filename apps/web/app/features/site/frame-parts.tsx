import { lazy } from 'react'

/** Lazy, because the server renders them and browsers keep its markup: request/kept.tsx. */
export const FooterContent = lazy(async () => ({
  default: (await import('./footer/footer-content.tsx')).FooterContent,
}))
export const MainNavigation = lazy(async () => ({
  default: (await import('./header/main-navigation.tsx')).MainNavigation,
}))
export const LanguageMenu = lazy(async () => ({ default: (await import('./header/language-menu.tsx')).LanguageMenu }))
