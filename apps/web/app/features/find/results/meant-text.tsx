import { useLanguage } from '../../../i18n/translate.tsx'
import { FilterLink } from '../facets/filter-link.tsx'
import { addressIn, type ListPlace } from '../list-place.ts'
import './meant-text.css'

type MeantTextProps = { q: string; meant: string; place: ListPlace }

/**
 * The text has no match as typed: says what was searched for instead, and links to that search with the same filters.
 */
export function MeantText({ q, meant, place }: MeantTextProps) {
  const { t, locale } = useLanguage()
  return (
    <p className="meant">
      <span>{t('find.nothingNamed', { q })}</span>{' '}
      <FilterLink place={place} addressOf={(pending) => addressIn(locale, pending, { q: meant })}>
        {t('find.showingFor', { meant })}
      </FilterLink>
    </p>
  )
}
