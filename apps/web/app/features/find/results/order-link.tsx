import { useLanguage } from '../../../i18n/translate.tsx'
import { useSite } from '../../../request/use-site.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FilterLink } from '../facets/filter-link.tsx'
import { addressIn, type ListPlace } from '../list-place.ts'
import { sortIn } from './sort-menu.tsx'

/** The current sort direction, as a link to the opposite one. Relevance has only one direction. */
export function OrderLink({ place }: { place: ListPlace }) {
  const { t, locale } = useLanguage()
  const sort = sortIn(place)
  const basis = useSite()?.figures?.figuresBasis
  if (sort === undefined) return null
  const [down, up] =
    sort === 'added'
      ? [t('find.newestFirst'), t('find.oldestFirst')]
      : sort === 'visits' && basis === 'bands'
        ? [t('find.widestFirst'), t('find.narrowestFirst')]
        : [t('find.mostFirst'), t('find.fewestFirst')]
  const isUp = place.query.order === 'asc'
  return (
    <FilterLink
      className={isUp ? 'btn order up-first' : 'btn order'}
      place={place}
      addressOf={(pending) => addressIn(locale, pending, { order: isUp ? undefined : 'asc' })}
    >
      <Icon name="sort" />
      {isUp ? up : down}
      <span className="unseen">{t('find.changeOrder', { order: isUp ? down : up })}</span>
    </FilterLink>
  )
}
