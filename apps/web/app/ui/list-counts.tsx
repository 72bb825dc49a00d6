import type { ListCounts as Counts } from '@polydex/contract/band-summary'
import { useLocation } from 'react-router'
import { pathTo } from '../addresses/path-to.ts'
import { formatNumber } from '../i18n/format.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { Link } from './link.tsx'

/** How many lists stand behind a count; those that are missing are named on the page of all countries. */
export function ListCounts({ held, full, missing }: Counts) {
  const { t, locale } = useLanguage()
  const { pathname, search } = useLocation()
  const overview = pathTo('rank-regions', locale)
  return (
    <>
      {` · ${t('band.fullLists', { full: formatNumber(locale, full), held: formatNumber(locale, held) })}`}
      {missing > 0 && (
        <>
          {' · '}
          <Link to={`${overview}${pathname === overview ? search : ''}#not-held`}>
            {t('band.notHeld', { n: formatNumber(locale, missing) })}
          </Link>
        </>
      )}
    </>
  )
}
