import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { IconSprite } from '../../ui/icon.tsx'
import { PageNavigation } from '../../ui/page-navigation.tsx'
import { chooseCategories, type SiteData } from '../../request/site-data.ts'
import { SampleStrip } from './sample-strip.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import './site-frame.css'

type SiteFrameProps = {
  /** Undefined where an error came before it was known. */
  site: SiteData | undefined
  /** Opens the search; another feature's. */
  search: ReactNode
  /** Leads to what is saved; another feature's. */
  favorites: ReactNode
  /** Short notices over the page; another feature's. */
  notice: ReactNode
  children: ReactNode
}

const noCategories = chooseCategories([])

/** What every page has around it. Without figures (the API is away, or an error page) the dates are left out. */
export function SiteFrame({ site, search, favorites, notice, children }: SiteFrameProps) {
  const t = useTranslate()
  const figures = site?.figures ?? null
  return (
    <>
      <span id="top" className="visually-hidden" tabIndex={-1} />
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
      {notice}
      <SiteFooter figures={figures} />
    </>
  )
}
