import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { hostName } from './site-name.ts'

/** Links to the tool that has the figures of the site that this one is part of. */
export function SiteOwner({ tool: { partOf, url } }: { tool: Pick<ToolDetail, 'partOf' | 'url'> }) {
  const { t, locale } = useLanguage()
  if (partOf === null) return null
  return (
    <MoreLink to={pathTo('tool', locale, partOf.slug)}>
      {t('entry.siteOwner', { site: hostName(url), owner: partOf.name })}
    </MoreLink>
  )
}
