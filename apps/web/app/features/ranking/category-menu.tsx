import type { CategoryGroups } from '@polydex/contract/tool/category'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import { SelectMenu } from '../../ui/opening/select-menu.tsx'
import { ToolCount } from '../../ui/figures/tool-count.tsx'
import './category-menu.css'

type OfferedGroup = {
  slug: string
  name: string
  categories: { slug: string; name: string; tools: number }[]
}

/** Groups with their non-empty categories, and only the fields that the menu shows: it is part of every page. */
export const offerCategories = (groups: CategoryGroups['groups']): OfferedGroup[] =>
  groups
    .map(({ slug, name, categories }) => ({ slug, name, categories: categories.filter(({ tools }) => tools > 0) }))
    .filter(({ categories }) => categories.length > 0)

type CategoryMenuProps = {
  groups: readonly OfferedGroup[]
  /** Null: all. */
  current: { slug: string; name: string } | null
}

/** Selects the category. */
export function CategoryMenu({ groups, current }: CategoryMenuProps) {
  const { t, locale } = useLanguage()
  return (
    <SelectMenu id="category-menu" label={t('ranking.category')} value={current?.name ?? t('ranking.allCategories')}>
      <div className="category-menu">
        <Link to={pathTo('rank-category-tools', locale)} aria-current={current === null ? 'page' : undefined}>
          {t('ranking.allCategories')}
        </Link>
        {groups.map((group) => (
          <section key={group.slug}>
            <h2>{group.name}</h2>
            <ul>
              {group.categories.map(({ slug, name, tools }) => (
                <li key={slug}>
                  <Link
                    to={pathTo('rank-category-tools', locale, slug)}
                    aria-current={slug === current?.slug ? 'page' : undefined}
                  >
                    {name}
                    <ToolCount n={tools} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SelectMenu>
  )
}
