import type { CategoryGroups } from '@polydex/contract/category'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../path-to.ts'
import { Hatch } from '../../ui/hatch.tsx'
import { Link } from '../../ui/link.tsx'
import { groupAnchor } from './group-anchor.ts'
import './group-list.css'

/** Every group with those of its categories that hold tools. */
export function GroupList({ groups }: { groups: CategoryGroups['groups'] }) {
  const { locale } = useLanguage()
  return (
    <div className="group-list">
      {groups.map((group) => (
        <section key={group.slug} id={groupAnchor(group.slug)} className={`g-${group.slug}`}>
          <div className="group-head">
            <Hatch group={group.slug} />
            <h3>{group.name}</h3>
          </div>
          <ul>
            {group.categories
              .filter(({ tools }) => tools > 0)
              .map(({ slug, name, tools }) => (
                <li key={slug}>
                  <Link to={pathTo('rank-category-tools', locale, { category: slug })}>
                    <span>{name}</span>
                    <span className="num">{formatNumber(locale, tools)}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
