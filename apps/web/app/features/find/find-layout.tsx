import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { asServed } from '../../i18n/as-served.ts'
import type { ServerPart } from '../../request/use-server-part.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { listChips } from './facets/chip-model.ts'
import { FacetForm } from './facets/facet-form.tsx'
import type { FoundTools } from './found-tools.ts'
import { Results } from './results/results.tsx'
import './find-layout.css'

type FindLayoutProps = {
  found: FoundTools
  sources: ServerPart
  /** The cards; they belong to another feature. */
  children: ReactNode
}

/** Filters beside the list they filter. On narrow screens a link opens them above it, also without script. */
export function FindLayout({ found, sources, children }: FindLayoutProps) {
  const { t } = useLanguage()
  const { list, place, facets } = found
  const chips = listChips(t, facets, place)
  const panel = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])
  const showResults = (event: MouseEvent) => {
    // Following the link would be a navigation, which cancels the one of a tick whose list is still loading.
    event.preventDefault()
    // Closed first: the list moves up.
    flushSync(() => setIsOpen(false))
    const results = document.getElementById('results')
    results?.scrollIntoView()
    results?.focus({ preventScroll: true })
  }
  return (
    <div className="beside find">
      {(list.total > 0 || chips.length > 0) && (
        <aside
          ref={panel}
          className={isOpen ? 'facets open' : 'facets'}
          id="filters"
          aria-label={t('find.filters')}
          tabIndex={-1}
        >
          <a className="skip" href="#results" onClick={showResults}>
            {t('find.skipToResults')}
          </a>
          <FacetForm facets={facets} place={place} />
          <div className="facets-end needs-script">
            <a className="btn btn-primary" href="#results" onClick={showResults} {...asServed}>
              {found.show}
            </a>
          </div>
        </aside>
      )}
      <Results
        found={found}
        sources={sources}
        chips={chips}
        isOpen={isOpen}
        onFilters={(event) => {
          event.preventDefault()
          setIsOpen(!isOpen)
        }}
      >
        {children}
      </Results>
    </div>
  )
}
