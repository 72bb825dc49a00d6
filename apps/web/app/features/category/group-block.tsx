import type { CategoryGroups } from '@polydex/contract/tool/category'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { groupAnchor } from '../../addresses/path-to-group.ts'
import { Hatch } from '../../ui/hatch.tsx'
import { Link } from '../../ui/link.tsx'
import { ToolCount } from '../../ui/figures/tool-count.tsx'
import './group-block.css'

type Group = CategoryGroups['groups'][number]

/** A group and its categories. An empty category is listed without a link. */
export function GroupBlock({ group: { slug, name, description, categories } }: { group: Group }) {
  const { locale } = useLanguage()
  return (
    <section
      className={`group-block g-${slug}`}
      id={groupAnchor(slug)}
      aria-labelledby={`heading-${slug}`}
      tabIndex={-1}
    >
      <div className="group-head">
        <Hatch group={slug} />
        <h2 id={`heading-${slug}`}>{name}</h2>
        <p className="meta">{description}</p>
      </div>
      <ul>
        {categories.map((category) => (
          <li key={category.slug}>
            {category.tools > 0 ? (
              <Link className="line-link" to={pathTo('category', locale, category.slug)}>
                <span className="name">{category.name}</span>
                <ToolCount n={category.tools} />
              </Link>
            ) : (
              <span className="line-link none">
                <span className="name">{category.name}</span>
                <ToolCount n={0} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
