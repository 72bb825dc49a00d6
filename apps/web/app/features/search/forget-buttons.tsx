import type { MouseEvent } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { forgetAllQueries, forgetQuery } from './past-queries.ts'

/** Keeps the focus in the field, and so the list open. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * Overlaid on the ends of the past-search options: a list box may contain options only, no buttons. With the keyboard,
 * Delete removes the highlighted option.
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
