import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import { SelectMenu } from '../../ui/opening/select-menu.tsx'
import { ToolCount } from '../../ui/figures/tool-count.tsx'
import type { OfferedGroup } from './offer-categories.ts'
import './category-menu.css'

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
