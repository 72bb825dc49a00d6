import { listFilters } from '@polydex/contract/tool/list-filter'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Chip } from './chip-model.ts'
import { FilterLink } from './filter-link.tsx'
import { addressIn, type Change, type ListPlace } from '../list-place.ts'
import './filter-chips.css'

type FilterChipsProps = { chips: readonly Chip[]; place: ListPlace }

/** Clears all filters; on a category page the search text is one of them. */
const none = ({ page }: ListPlace): Change =>
  Object.fromEntries([...listFilters, ...(page === 'category' ? ['q'] : [])].map((key) => [key, undefined]))

/** Active filters; each links to the list without it. */
export function FilterChips({ chips, place }: FilterChipsProps) {
  const { t, locale } = useLanguage()
  if (chips.length === 0) return null
  return (
    <ul className="in-row chips" aria-label={t('find.chosen')}>
      {chips.map(({ id, name, change }) => (
        <li key={id}>
          <FilterLink
            className="chip"
            place={place}
            addressOf={(pending) => addressIn(locale, pending, change(pending))}
            aria-label={t('find.remove', { filter: name })}
          >
            {name}
            <Icon name="x" small />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink
          className="btn btn-quiet"
          place={place}
          addressOf={(pending) => addressIn(locale, pending, none(pending))}
        >
          {t('find.clearAll')}
        </FilterLink>
      </li>
    </ul>
  )
}
