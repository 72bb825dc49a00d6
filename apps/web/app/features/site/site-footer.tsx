import type { SiteFigures } from '@polydex/contract/category'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { whenIdle } from '../../navigation/when-idle.ts'
import { Kept } from '../../request/kept.tsx'
import { BackToTop } from '../../ui/page/back-to-top.tsx'
import { FooterContent } from './frame-parts.tsx'
import './site-footer.css'

/** The site map; without script, the phone's menu button leads here. */
export function SiteFooter({ figures }: { figures: SiteFigures | null }) {
  const t = useTranslate()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenIdle(() => setSettled(true)), [])
  return (
    <footer className={isSettled ? 'footer settled' : 'footer'} id="sitemap">
      <BackToTop>{t('site.backToTop')}</BackToTop>
      <Kept name="footer" className="wrap">
        <FooterContent figures={figures} />
      </Kept>
    </footer>
  )
}
