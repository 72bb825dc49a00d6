import { useLanguage } from '../../../i18n/translate.tsx'
import { FilterLink } from '../facets/filter-link.tsx'
import type { FoundTools } from '../found-tools.ts'
import { addressIn } from '../list-place.ts'

import './role-note.css'

/** Says that AI tools come first in a list without filters, with a link that undoes it. Silent if there is one kind. */
export function RoleNote({ found: { place, facets, list } }: { found: FoundTools }) {
  const { coreFirst } = list
  const { t, locale } = useLanguage()
  const isMixed = facets.find(({ key }) => key === 'aiRole')?.values.every(({ tools }) => tools > 0) ?? false
  if (!isMixed || coreFirst === null) return null
  return (
    <p className="meta role-note">
      {coreFirst ? t('find.coreFirst') : t('find.anyRoleShown')}{' '}
      <FilterLink
        place={place}
        addressOf={(pending) => addressIn(locale, pending, { role: coreFirst ? 'any' : undefined })}
      >
        {coreFirst ? t('find.anyRole') : t('find.coreFirstAgain')}
      </FilterLink>
    </p>
  )
}
