import type { MouseEventHandler } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { listShownPages } from './shown-pages.ts'
import './pagination.css'

type PaginationProps = {
  page: number
  pages: number
  addressOf: (page: number) => string
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** Real links, so that paging works without script and every page can be shared. */
export function Pagination({ page, pages, addressOf, onClick }: PaginationProps) {
  const { t, locale } = useLanguage()
  if (pages <= 1) return null
  const shown = listShownPages(page, pages)
  return (
    <nav className="pages" aria-label={t('site.pages')}>
      {page > 1 && (
        <Link className="prev" rel="prev" to={addressOf(page - 1)} onClick={onClick}>
          <Icon name="left" small />
          {t('site.previousPage')}
        </Link>
      )}
      <div className="numbers">
        {shown.map((number, index) =>
          number === 0 ? (
            <span key={`gap-before-${shown[index + 1]}`} className="num-link" aria-hidden="true">
              …
            </span>
          ) : (
            <Link
              key={number}
              className="num-link"
              to={addressOf(number)}
              onClick={onClick}
              aria-label={t('site.page', { n: formatNumber(locale, number) })}
              aria-current={number === page ? 'page' : undefined}
            >
              {formatNumber(locale, number)}
            </Link>
          ),
        )}
      </div>
      <span className="of" {...asServed}>
        {t('site.pageOf', { page: formatNumber(locale, page), pages: formatNumber(locale, pages) })}
      </span>
      {page < pages && (
        <Link className="next" rel="next" to={addressOf(page + 1)} onClick={onClick}>
          {t('site.nextPage')}
          <Icon name="right" small />
        </Link>
      )}
    </nav>
  )
}
