import type { CategoryGroups } from '@polydex/contract/category'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../path-to.ts'
import { Link } from '../../ui/link.tsx'
import { SelectMenu } from './select-menu.tsx'

type CategoryMenuProps = { groups: CategoryGroups['groups']; current: string | undefined }

/** Chooses the category; only those that hold tools are offered. */
export function CategoryMenu({ groups, current }: CategoryMenuProps) {
  const { t, locale } = useLanguage()
  const filled = groups.flatMap((group) => {
    const categories = group.categories.filter(({ tools }) => tools > 0)
    return categories.length === 0 ? [] : [{ ...group, categories }]
  })
  const name = groups.flatMap((group) => group.categories).find(({ slug }) => slug === current)?.name
  return (
    <SelectMenu id="category-menu" label={t('ranking.category')} value={name ?? t('ranking.allCategories')}>
      <div className="category-menu">
        <Link to={pathTo('rank-category-tools', locale)} aria-current={current === undefined ? 'page' : undefined}>
          {t('ranking.allCategories')}
        </Link>
        {filled.map((group) => (
          <section key={group.slug}>
            <h2>{group.name}</h2>
            <ul>
              {group.categories.map(({ slug, name: categoryName, tools }) => (
                <li key={slug}>
                  <Link
                    to={pathTo('rank-category-tools', locale, { category: slug })}
                    aria-current={slug === current ? 'page' : undefined}
                  >
                    {categoryName}
                    <span className="num">{formatNumber(locale, tools)}</span>
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
