import type { ListCounts as Counts } from '@polydex/contract/band-summary'
import { useLocation } from 'react-router'
import { pathTo } from '../addresses/path-to.ts'
import { formatMonthName, formatNumber } from '../i18n/format.ts'
import { monthBefore } from '../i18n/month-before.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { Link } from './link.tsx'

/** How many lists stand behind a count, and since when arrows count; missing ones are named on the page of all countries. */
export function ListCounts({ held, full, missing, month }: Counts & { month: string | null }) {
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
            {t('band.notHeld', { n: missing })}
          </Link>
        </>
      )}
      {month !== null && ` · ▲ ▼ ${t('band.since', { month: formatMonthName(locale, monthBefore(month)) })}`}
    </>
  )
}
