import type { ChosenCategories } from '../../../request/site-data.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathToGroup } from '../../../addresses/path-to-group.ts'
import { pathTo } from '../../../addresses/path-to.ts'
import { Hatch } from '../../../ui/hatch.tsx'
import { Link } from '../../../ui/link.tsx'
import { ToolCount } from '../../../ui/figures/tool-count.tsx'
import { NavigationMenu } from './navigation-menu.tsx'

/** All groups, the largest categories, and a link to all of them. */
export function CategoryMenu({ categories: { groups, largest } }: { categories: ChosenCategories }) {
  const { t, locale } = useLanguage()
  return (
    <NavigationMenu id="categories-menu" label={t('site.categories')} paths={['/category', '/cate']} wide>
      <div>
        <ul className="menu-cols">
          {groups.map(({ slug, name, tools }) => (
            <li key={slug} className={`g-${slug}`}>
              <Link to={pathToGroup(locale, slug)}>
                <Hatch group={slug} />
                {name}
                <ToolCount n={tools} />
              </Link>
            </li>
          ))}
        </ul>
        {largest.length > 0 && <h2>{t('site.largestCategories')}</h2>}
        <ul className="menu-cols">
          {largest.map(({ slug, name, tools }) => (
            <li key={slug}>
              <Link to={pathTo('category', locale, slug)}>
                {name}
                <ToolCount n={tools} />
              </Link>
            </li>
          ))}
        </ul>
        <Link className="menu-all" to={pathTo('category-list', locale)}>
          {t('site.allCategories')}
        </Link>
      </div>
    </NavigationMenu>
  )
}
