import type { MouseEventHandler, ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import type { Chip } from '../facets/chip-model.ts'
import { FilterChips } from '../facets/filter-chips.tsx'
import type { FoundTools } from '../found-tools.ts'
import { addressIn, type ListPlace } from '../list-place.ts'
import { ToolCount } from '../../../ui/figures/tool-count.tsx'
import { RescuePanel } from '../rescue/rescue-panel.tsx'
import { ResultsBar } from './results-bar.tsx'
import { UnlistedName } from '../rescue/unlisted-name.tsx'
import { useLostFocus } from '../facets/use-lost-focus.ts'
import { useListNavigation } from '../use-list-navigation.ts'
import { readPendingList } from '../facets/pending-list.ts'
import { isBySource } from './sort-menu.tsx'
import type { ServerPart } from '../../../request/use-server-part.ts'
import { useSite } from '../../../request/use-site.ts'
import './results.css'
import { FilterLink } from '../facets/filter-link.tsx'
import './meant-text.css'
import './role-note.css'

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
  const { list, place, unknown } = found
  const { rescue, didYouMean } = list
  const { q, asked } = place.query
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
      {asked !== undefined && (
        <p className="meant">
          {t('find.understood', { q: asked })}{' '}
          <Link to={pathTo('find', locale, undefined, { q: asked, words: 'exact' })}>{t('find.exactWords')}</Link>
        </p>
      )}
      {list.task !== null && (
        <p className="meant">
          {t('find.asTask')} <Link to={pathTo('task', locale, list.task.slug)}>{list.task.name}</Link>{' '}
          <ToolCount n={list.task.tools} />
        </p>
      )}
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
      {unknown !== null && (
        <p className="meta role-note">
          {t('find.moreUnknown', { n: unknown.n })}{' '}
          <FilterLink place={place} addressOf={(pending) => addressIn(locale, pending, unknown.change)}>
            {t('find.includeUnknown')}
          </FilterLink>
        </p>
      )}
      {list.endsEarly && list.page === list.pages && <p className="meta ends-early">{t('find.endsEarly')}</p>}
    </section>
  )
}

type MeantTextProps = { q: string; meant: string; place: ListPlace }

/**
 * The text has no match as typed: says what was searched for instead, and links to that search with the same filters.
 */
function MeantText({ q, meant, place }: MeantTextProps) {
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

/** Says that AI tools come first in a list without filters, with a link that undoes it. Silent if there is one kind. */
function RoleNote({ found: { place, facets, list } }: { found: FoundTools }) {
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
