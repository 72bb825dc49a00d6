import type { ToolList } from '@polydex/contract/tool'
import type { MouseEventHandler } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ListPlace } from './list-place.ts'
import { OrderLink } from './order-link.tsx'
import { SortMenu } from './sort-menu.tsx'
import './results-bar.css'

type ResultsBarProps = {
  list: Pick<ToolList, 'total' | 'totalIsLeast' | 'page' | 'pages'>
  place: ListPlace
  /** Filters that are set; their number stands on the button that shows them. */
  chosen: number
  onFilters: MouseEventHandler
}

/** How many there are, which of them these are, and in what order. */
export function ResultsBar({ list, place, chosen, onFilters }: ResultsBarProps) {
  const { total, totalIsLeast, page, pages } = list
  const { t, locale } = useLanguage()
  return (
    <div className="results-bar">
      <h2 id="results" tabIndex={-1}>
        <output suppressHydrationWarning>
          {totalIsLeast ? t('find.countAtLeast', { n: total }) : t('find.count', { n: total })}
        </output>
        {page > 1 && (
          <span className="meta" suppressHydrationWarning>
            {t('find.pageOf', { page: formatNumber(locale, page), pages: formatNumber(locale, pages) })}
          </span>
        )}
      </h2>
      {(total > 0 || chosen > 0) && (
        <a className="btn filters-open" href="#filters" onClick={onFilters}>
          <Icon name="filter" />
          {t('find.filters')}
          {chosen > 0 && <span className="count-badge">{formatNumber(locale, chosen)}</span>}
        </a>
      )}
      {total > 1 && (
        <div className="results-order">
          <SortMenu place={place} />
          <OrderLink place={place} />
        </div>
      )}
    </div>
  )
}
