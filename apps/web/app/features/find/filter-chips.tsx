import { useLanguage } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Chip } from './chip-model.ts'
import { FilterLink } from './filter-link.tsx'
import { addressIn, type ListPlace } from './list-place.ts'
import './filter-chips.css'

type FilterChipsProps = { chips: readonly Chip[]; place: ListPlace }

/** What is chosen; each is a link to the list without it. */
export function FilterChips({ chips, place }: FilterChipsProps) {
  const { t, locale } = useLanguage()
  if (chips.length === 0) return null
  const none = Object.fromEntries(chips.flatMap(({ change }) => Object.keys(change)).map((key) => [key, undefined]))
  return (
    <ul className="chips" aria-label={t('find.chosen')}>
      {chips.map(({ id, name, change }) => (
        <li key={id}>
          <FilterLink
            className="chip"
            to={addressIn(locale, place, change)}
            aria-label={t('find.remove', { filter: name })}
          >
            {name}
            <Icon name="x" small />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink className="btn btn-quiet" to={addressIn(locale, place, none)}>
          {t('find.clearAll')}
        </FilterLink>
      </li>
    </ul>
  )
}
