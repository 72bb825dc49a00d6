import type { RankedTool } from '@polydex/contract/figure/ranking'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Mark } from '../../ui/mark.tsx'
import { Link } from '../../ui/link.tsx'

/** The tool that a row is about. */
export function RankedSubject({ tool }: { tool: RankedTool }) {
  const { t, locale } = useLanguage()
  return (
    <th scope="row" className="subject-cell">
      <span className="subject">
        <Mark name={tool.name} mark={tool.mark} size={40} />
        <span>
          <Link to={pathTo('tool', locale, tool.slug)}>
            <span className="name">{tool.name}</span>
          </Link>
          <span className="meta">
            {tool.category.name}
            {tool.wholeSite && (tool.visits !== null || tool.bands !== null) && ` · ${t('site.wholeSite')}`}
          </span>
        </span>
      </span>
    </th>
  )
}
