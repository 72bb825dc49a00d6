import type { Home } from '@polydex/contract/tool/home'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathToGroup } from '../../addresses/path-to-group.ts'
import { Hatch } from '../../ui/hatch.tsx'
import { Link } from '../../ui/link.tsx'
import { ToolCount } from '../../ui/figures/tool-count.tsx'
import './group-legend.css'

/** The groups with pattern and hue: a legend for the whole site. */
export function GroupLegend({ groups }: Pick<Home, 'groups'>) {
  const { t, locale } = useLanguage()
  return (
    <nav className="legend" aria-label={t('home.groups')}>
      <ul className="wrap">
        {groups.map(({ slug, name, tools }) => (
          <li key={slug} className={`g-${slug}`}>
            <Link to={pathToGroup(locale, slug)}>
              <Hatch group={slug} />
              <span>
                <span className="name">{name}</span> <ToolCount n={tools} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
