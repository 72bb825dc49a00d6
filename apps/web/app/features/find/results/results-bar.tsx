import { thisSite } from '@polydex/contract/site/site'
import { useEffect, useRef, useState, type MouseEventHandler } from 'react'
import { asServed } from '../../../i18n/as-served.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { useIsAlive } from '../../../browser/use-is-alive.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { FoundTools } from '../found-tools.ts'
import { addressIn, viewOf, type ListPlace } from '../list-place.ts'
import { ViewSwitch } from '../../../ui/list/view-switch.tsx'
import { FilterLink } from '../facets/filter-link.tsx'
import { SortMenu, sortIn } from './sort-menu.tsx'
import './results-bar.css'
import { useSite } from '../../../request/use-site.ts'

type ResultsBarProps = {
  found: FoundTools
  /** Number of active filters, shown on the button. */
  chosen: number
  /** Whether the filters are shown; on wide screens they always are. */
  isOpen: boolean
  onFilters: MouseEventHandler
}

/** Announces a list that replaced another; silent for the first one, whose heading is read anyway. */
function useAnnouncement(list: object, text: string): string {
  const shown = useRef(list)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (shown.current === list) return
    shown.current = list
    setAnnouncement(text)
  }, [list, text])
  return announcement
}

/** The number of results, the current page, and the sort order. */
export function ResultsBar({ found: { list, place, count }, chosen, isOpen, onFilters }: ResultsBarProps) {
  const { total, page, pages } = list
  const { t, locale } = useLanguage()
  const isAlive = useIsAlive()
  const announcement = useAnnouncement(list, count)
  return (
    <div className="in-row results-bar">
      {/* A status inside the heading would leave it without an accessible name. */}
      <h2 id="results" tabIndex={-1} {...asServed}>
        {count}
        {page > 1 && (
          <span className="meta" {...asServed}>
            {t('site.pageOf', { page: formatNumber(locale, page), pages: formatNumber(locale, pages) })}
          </span>
        )}
      </h2>
      <output className="unseen">{announcement}</output>
      {(total > 0 || chosen > 0) && (
        <a
          className="btn filters-open"
          href="#filters"
          aria-controls="filters"
          aria-expanded={isAlive ? isOpen : undefined}
          onClick={onFilters}
        >
          <Icon name="filter" />
          {t('find.filters')}
          {chosen > 0 && (
            <>
              <span className="count-badge" aria-hidden="true">
                {formatNumber(locale, chosen)}
              </span>
              <span className="unseen">{t('find.filtersChosen', { n: chosen })}</span>
            </>
          )}
        </a>
      )}
      {total > 1 && (
        <div className="results-order">
          <ViewSwitch
            view={viewOf(place)}
            renderLink={(view, isCurrent, children) => (
              <FilterLink
                key={view}
                place={place}
                addressOf={(pending) => addressIn(locale, pending, { view, page: place.query['page'] })}
                aria-current={isCurrent ? 'true' : undefined}
              >
                {children}
              </FilterLink>
            )}
          />
          <SortMenu place={place} />
          <OrderLink place={place} />
        </div>
      )}
    </div>
  )
}

/** The current sort direction, as a link to the opposite one. Relevance has only one direction. */
function OrderLink({ place }: { place: ListPlace }) {
  const { t, locale } = useLanguage()
  const sort = sortIn(place)
  const basis = useSite()?.figures?.figuresBasis
  // Without figures, the order that is by visits elsewhere is by name.
  if (sort === undefined || (sort === 'visits' && !thisSite.figures)) return null
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
