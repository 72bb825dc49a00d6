import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { pathToGroup } from '../../addresses/path-to-group.ts'
import { Link } from '../../ui/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { ToolCount } from '../../ui/figures/tool-count.tsx'
import type { CategoryHeadData } from './category-head-model.ts'
import './sibling-categories.css'

/** Sibling categories, for visitors who just missed the right one. */
export function SiblingCategories({ category: { group, siblings } }: { category: CategoryHeadData }) {
  const { t, locale } = useLanguage()
  if (siblings.length === 0) return null
  return (
    <section className="section" aria-labelledby="siblings">
      <SectionHead
        id="siblings"
        title={t('category.moreIn', { group: group.name })}
        more={{ to: pathToGroup(locale, group.slug), text: t('site.allCategories') }}
      />
      <ul className={`siblings g-${group.slug}`}>
        {siblings.map(({ slug, name, tools }) => (
          <li key={slug}>
            <Link className="line-link" to={pathTo('category', locale, slug)}>
              <span>{name}</span>
              <ToolCount n={tools} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
