import type { Home } from '@polydex/contract/home'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathToGroup } from '../../addresses/path-to-group.ts'
import { Bar } from '../../ui/bar.tsx'
import { Hatch } from '../../ui/hatch.tsx'
import { Link } from '../../ui/link.tsx'
import { ToolCount } from '../../ui/tool-count.tsx'
import './group-legend.css'

/** The groups with pattern, hue and size: a legend for the whole site. */
export function GroupLegend({ groups }: Pick<Home, 'groups'>) {
  const { t, locale } = useLanguage()
  const largest = Math.max(1, ...groups.map((group) => group.tools))
  return (
    <nav className="legend" aria-labelledby="legend-heading">
      <div className="legend-head">
        <h2 id="legend-heading">{t('home.groups')}</h2>
        <span className="meta">{t('home.toolsColumn')}</span>
      </div>
      <ul>
        {groups.map(({ slug, name, tools }) => (
          <li key={slug} className={`g-${slug}`}>
            <Link to={pathToGroup(locale, slug)}>
              <Hatch group={slug} />
              <span className="name">{name}</span>
              <Bar share={tools / largest} />
              <ToolCount n={tools} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
