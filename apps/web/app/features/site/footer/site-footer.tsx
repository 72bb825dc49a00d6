import type { SiteFigures } from '@polydex/contract/tool/category'
import { useTranslate } from '../../../i18n/translate.tsx'
import { Kept } from '../../../request/kept.tsx'
import { BackToTop } from '../../../ui/page/back-to-top.tsx'
import { FooterContent } from '../frame-parts.tsx'
import './site-footer.css'

/** The site map; without script, the phone's menu button leads here. */
export function SiteFooter({ figures }: { figures: SiteFigures | null }) {
  const t = useTranslate()
  return (
    <footer className="footer" id="sitemap">
      <BackToTop>{t('site.backToTop')}</BackToTop>
      <Kept name="footer" className="wrap">
        <FooterContent figures={figures} />
      </Kept>
    </footer>
  )
}
