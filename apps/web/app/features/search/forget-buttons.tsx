import type { MouseEvent } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { forgetAllQueries, forgetQuery } from './past-queries.ts'

/** The field keeps the focus, and with it the list. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * Lies over the ends of the lines with past searches: a list box holds options, no buttons. Keys reach them through
 * the list, where Delete removes the marked one.
 */
export function ForgetButtons({ queries }: { queries: readonly string[] }) {
  const t = useTranslate()
  return (
    <ul className="forget" aria-label={t('site.pastSearches')}>
      <li>
        <button type="button" tabIndex={-1} onMouseDown={keepFocus} onClick={forgetAllQueries}>
          {t('site.forgetSearches')}
        </button>
      </li>
      {queries.map((query) => (
        <li key={query}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('site.forgetSearch', { q: query })}
            onMouseDown={keepFocus}
            onClick={() => forgetQuery(query)}
          >
            <Icon name="x" small />
          </button>
        </li>
      ))}
    </ul>
  )
}
