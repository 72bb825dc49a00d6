import { useTranslate } from '../../../i18n/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { alternativesId } from '../../../addresses/alternatives-id.ts'
import type { ShownTool } from '../choose-tool.ts'
import { hostName } from '../site-name.ts'

/** Characters; a longer one is wider than the buttons beside it leave room for. */
const maxDomainLength = 24

/**
 * The page's only primary button, with the domain where there is room. A closed tool's domain may belong to someone else
 * by now, so it links to alternatives instead.
 */
export function VisitButton({ tool: { slug, url, status, hasAlternatives } }: { tool: ShownTool }) {
  const t = useTranslate()
  if (status === 'published') {
    const site = hostName(url)
    const hasDomain = site.length <= maxDomainLength
    return (
      <a
        className={hasDomain ? 'btn btn-primary has-domain' : 'btn btn-primary'}
        href={url}
        rel="noopener nofollow external"
        data-visit={slug}
      >
        <span className="visit-short">{t('tool.visitSite')}</span>
        {hasDomain && <span className="visit-domain">{t('tool.visitDomain', { site })}</span>}
        <Icon name="out" small />
      </a>
    )
  }
  if (!hasAlternatives) return null
  return (
    <a className="btn btn-primary" href={`#${alternativesId}`}>
      {t('tool.seeAlternatives')}
    </a>
  )
}
