import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { IconSprite } from '../../ui/icon.tsx'
import { PageNavigation } from '../../ui/page/page-navigation.tsx'
import { chooseCategories, type SiteData } from '../../request/site-data.ts'
import { SampleStrip } from './footer/sample-strip.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { useCurrentPlace } from './header/use-current-place.ts'
import './site-frame.css'

type SiteFrameProps = {
  /** Undefined if an error happened before it was loaded. */
  site: SiteData | undefined
  /** Opens the search; comes from another feature. */
  search: ReactNode
  /** Link to the favourites; comes from another feature. */
  favorites: ReactNode
  /** What is ticked for the comparison; comes from another feature. */
  tray: ReactNode
  /** Notices at the bottom of the page; come from another feature. */
  notice: ReactNode
  children: ReactNode
}

const noCategories = chooseCategories([])

/** The frame of every page. Without figures (API down, or an error page) the dates are left out. */
export function SiteFrame({ site, search, favorites, tray, notice, children }: SiteFrameProps) {
  const t = useTranslate()
  const figures = site?.figures ?? null
  useCurrentPlace()
  return (
    <>
      <span id="top" className="unseen" tabIndex={-1} />
      <IconSprite />
      <a className="skip" href="#main">
        {t('site.skipToContent')}
      </a>
      <PageNavigation />
      <SiteHeader categories={site?.categories ?? noCategories} search={search} favorites={favorites} />
      {figures?.figuresBasis === 'sample' && <SampleStrip />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {tray}
      {notice}
      <SiteFooter figures={figures} />
    </>
  )
}
