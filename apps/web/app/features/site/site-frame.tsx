import type { SiteFigures } from '@polydex/contract/category'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { IconSprite } from '../../ui/icon.tsx'
import { SampleStrip } from './sample-strip.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import './site-frame.css'

type SiteFrameProps = { figures: SiteFigures | null; children: ReactNode }

/** What every page has around it. Without figures (the API is away, or an error page) the dates are left out. */
export function SiteFrame({ figures, children }: SiteFrameProps) {
  const t = useTranslate()
  return (
    <>
      <IconSprite />
      <a className="skip" href="#main">
        {t('site.skipToContent')}
      </a>
      <SiteHeader />
      {figures?.figuresBasis === 'sample' && <SampleStrip />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter figures={figures} />
    </>
  )
}
