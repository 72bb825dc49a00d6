import { useTranslate } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ShownTool } from './choose-tool.ts'
import { alternativesId } from './alternatives/alternatives-id.ts'

/**
 * The page's only primary button. A closed tool's domain may belong to someone else by now, so it links to alternatives
 * instead.
 */
export function VisitButton({ tool: { url, status, hasAlternatives } }: { tool: ShownTool }) {
  const t = useTranslate()
  if (status === 'published') {
    return (
      <a className="btn btn-primary" href={url} rel="noopener nofollow external">
        {t('tool.visitSite')}
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
