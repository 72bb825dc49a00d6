import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { useTranslate } from '../../i18n/translate.tsx'
import { hostName } from './site-name.ts'

/** Whose figures are shown, if a reader would not expect it: those of a whole site, or of another host than the homepage's. */
export function SiteNote({
  tool: { site, wholeSite, traffic, url },
}: {
  tool: Pick<ToolDetail, 'site' | 'wholeSite' | 'traffic' | 'url'>
}) {
  const t = useTranslate()
  if (site === null || (!wholeSite && site === hostName(url))) return null
  const [whole, own] =
    traffic === null
      ? [t('entry.wholeSiteInLists', { site }), t('entry.siteInLists', { site })]
      : [t('entry.wholeSiteNote', { site }), t('entry.siteNote', { site })]
  return <p className="meta">{wholeSite ? whole : own}</p>
}
