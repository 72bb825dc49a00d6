import { thisSite } from '@polydex/contract/site/site'
import type { FavoritePage, FavoriteSort } from '@polydex/contract/favorite/favorite'
import { useLanguage, type Translate } from '../../../i18n/translate.tsx'
import { useSite } from '../../../request/use-site.ts'
import { Link } from '../../../ui/link.tsx'
import { SelectMenu } from '../../../ui/opening/select-menu.tsx'
import { ViewSwitch, viewIn } from '../../../ui/list/view-switch.tsx'
import { ToolCount } from '../../../ui/figures/tool-count.tsx'
import { addressIn, sortIn, type FavoritePlace } from '../store/favorite-place.ts'

const sortNames: Record<FavoriteSort, (t: Translate) => string> = {
  saved: (t) => t('collect.sortSaved'),
  name: (t) => t('collect.sortName'),
  visits: (t) => t('collect.sortVisits'),
  added: (t) => t('collect.sortAdded'),
}

const sortKeys = Object.keys(sortNames) as FavoriteSort[]

type CollectionBarProps = { place: FavoritePlace; categories: FavoritePage['categories']; total: number }

/** Sort order and category of the list, as links, so that both work without script. */
export function CollectionBar({ place, categories, total }: CollectionBarProps) {
  const { t, locale } = useLanguage()
  const sort = sortIn(place)
  const basis = useSite()?.figures?.figuresBasis
  const { category } = place.query
  // If only places in public lists are known, there are no visits to sort by.
  const offered = sortKeys.filter((key) => key !== 'visits' || (basis !== 'bands' && thisSite.figures))
  const chosen = categories.find(({ slug }) => slug === category)
  return (
    <div className="in-row collection-bar">
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
            {offered.map((key) => (
              <li key={key}>
                <Link to={addressIn(locale, place, { sort: key })} aria-current={key === sort ? 'true' : undefined}>
                  {sortNames[key](t)}
                </Link>
              </li>
            ))}
          </ul>
        </SelectMenu>
      )}
      {total > 1 && (
        <ViewSwitch
          view={viewIn(place.query)}
          renderLink={(view, isCurrent, children) => (
            <Link
              key={view}
              to={addressIn(locale, place, { view, page: place.query['page'] })}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {children}
            </Link>
          )}
        />
      )}
    </div>
  )
}
