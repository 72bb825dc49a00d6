import type { CategoryGroups } from '@polydex/contract/tool/category'
import { useTranslate } from '../../i18n/translate.tsx'
import { groupAnchor } from '../../addresses/path-to-group.ts'
import { Hatch } from '../../ui/hatch.tsx'
import { ToolCount } from '../../ui/figures/tool-count.tsx'
import './group-jumps.css'

/** Plain anchors, so that the browser scrolls there and moves the focus. */
export function GroupJumps({ groups }: { groups: CategoryGroups['groups'] }) {
  const t = useTranslate()
  return (
    <nav className="group-jumps" aria-label={t('category.groups')}>
      <ul>
        {groups.map(({ slug, name, tools }) => (
          <li key={slug} className={`g-${slug}`}>
            <a className="line-link" href={`#${groupAnchor(slug)}`}>
              <Hatch group={slug} />
              <span className="name">{name}</span>
              <ToolCount n={tools} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
