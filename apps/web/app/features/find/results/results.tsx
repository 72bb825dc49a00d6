import type { MouseEventHandler, ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import type { Chip } from '../facets/chip-model.ts'
import { FilterChips } from '../facets/filter-chips.tsx'
import type { FoundTools } from '../found-tools.ts'
import { addressIn } from '../list-place.ts'
import { MeantText } from './meant-text.tsx'
import { RescuePanel } from '../rescue/rescue-panel.tsx'
import { ResultsBar } from './results-bar.tsx'
import { RoleNote } from './role-note.tsx'
import { UnlistedName } from '../rescue/unlisted-name.tsx'
import { useLostFocus } from '../facets/use-lost-focus.ts'
import { useListNavigation } from '../use-list-navigation.ts'
import { readPendingList } from '../facets/pending-list.ts'
import { isBySource } from './sort-menu.tsx'
import type { ServerPart } from '../../../request/use-server-part.ts'
import { useSite } from '../../../request/use-site.ts'
import './results.css'

type ResultsProps = {
  found: FoundTools
  /** Whose figures they are; only the server renders it. */
  sources: ServerPart
  chips: readonly Chip[]
  isOpen: boolean
  onFilters: MouseEventHandler
  children: ReactNode
}

/** The list with its controls, notes and pagination. */
export function Results({ found, sources, chips, isOpen, onFilters, children }: ResultsProps) {
  const { list, place } = found
  const { rescue, didYouMean } = list
  const { q } = place.query
  const { t, locale } = useLanguage()
  const { pathname } = useLocation()
  const isLoading = useNavigation().location?.pathname === pathname
  const goTo = useListNavigation(place)
  const hasSources = useSite()?.figures?.hasSources
  useLostFocus(place)
  return (
    <section className="results" aria-labelledby="results" aria-busy={isLoading}>
      {q !== undefined && list.isUnlisted && rescue === null && <UnlistedName q={q} hasNear={list.total > 0} />}
      <ResultsBar found={found} chosen={chips.length} isOpen={isOpen} onFilters={onFilters} />
      <FilterChips chips={chips} place={place} />
      <RoleNote found={found} />
      {q !== undefined && didYouMean !== null && rescue === null && (
        <MeantText q={q} meant={didYouMean} place={place} />
      )}
      {hasSources === false && isBySource(place) && <p className="meta no-sources">{t('find.noSources')}</p>}
      {rescue === null ? children : <RescuePanel rescue={rescue} found={found} />}
      <div {...sources} />
      <Pagination
        page={list.page}
        pages={list.pages}
        addressOf={(page) => addressIn(locale, place, { page })}
        onClick={(event) => {
          // Pagination belongs to the list on screen. If that is not the pending list, go to the pending one instead.
          if (addressIn(locale, readPendingList(locale, place)) === addressIn(locale, place)) return
          event.preventDefault()
          goTo()
        }}
      />
      {list.endsEarly && list.page === list.pages && <p className="meta ends-early">{t('find.endsEarly')}</p>}
    </section>
  )
}
