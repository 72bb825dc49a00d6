import type { FavoritePage, FavoriteSort } from '@polydex/contract/favorite'
import { useLanguage, type Translate } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { SelectMenu } from '../../ui/select-menu.tsx'
import { ToolCount } from '../../ui/tool-count.tsx'
import { addressIn, sortIn, type FavoritePlace } from './favorite-place.ts'

const sortNames: Record<FavoriteSort, (t: Translate) => string> = {
  saved: (t) => t('collect.sortSaved'),
  name: (t) => t('collect.sortName'),
  visits: (t) => t('collect.sortVisits'),
  added: (t) => t('collect.sortAdded'),
}

type CollectionBarProps = { place: FavoritePlace; categories: FavoritePage['categories']; total: number }

/** Sort order and category of the list, as links, so that both work without script. */
export function CollectionBar({ place, categories, total }: CollectionBarProps) {
  const { t, locale } = useLanguage()
  const sort = sortIn(place)
  const { category } = place.query
  const chosen = categories.find(({ slug }) => slug === category)
  return (
    <div className="collection-bar">
      {(categories.length > 1 || category !== undefined) && (
        <SelectMenu
          id="category-choice"
          label={t('collect.category')}
          value={chosen?.name ?? t('collect.allCategories')}
        >
          <ul>
            <li>
              <Link
                to={addressIn(locale, place, { category: undefined })}
                aria-current={category === undefined ? 'true' : undefined}
              >
                {t('collect.allCategories')}
              </Link>
            </li>
            {categories.map(({ slug, name, tools }) => (
              <li key={slug}>
                <Link
                  to={addressIn(locale, place, { category: slug })}
                  aria-current={slug === category ? 'true' : undefined}
                >
                  {name}
                  <ToolCount n={tools} />
                </Link>
              </li>
            ))}
          </ul>
        </SelectMenu>
      )}
      {total > 1 && (
        <SelectMenu id="sort-choice" label={t('collect.sortBy')} value={sortNames[sort](t)}>
          <ul>
            {(Object.keys(sortNames) as FavoriteSort[]).map((key) => (
              <li key={key}>
                <Link to={addressIn(locale, place, { sort: key })} aria-current={key === sort ? 'true' : undefined}>
                  {sortNames[key](t)}
                </Link>
              </li>
            ))}
          </ul>
        </SelectMenu>
      )}
    </div>
  )
}
