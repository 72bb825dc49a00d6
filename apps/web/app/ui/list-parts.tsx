import type { ListCounts } from '@polydex/contract/figure/band-summary'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { pathTo } from '../addresses/path-to.ts'
import { formatMonthName, formatNumber } from '../i18n/format.ts'
import { monthBefore } from '../i18n/month-before.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { Link } from './link.tsx'

/**
 * How many lists a count is based on, how many are missing, and which month arrows compare with. The page of all
 * countries names the missing ones.
 */
export function useListParts(month: string | null): (counts: ListCounts) => ReactNode[] {
  const { t, locale } = useLanguage()
  const { pathname, search } = useLocation()
  const overview = pathTo('rank-regions', locale)
  return ({ held, full, missing }) => [
    t('band.fullLists', { full: formatNumber(locale, full), held: formatNumber(locale, held) }),
    missing > 0 && (
      <Link key="missing" to={`${overview}${pathname === overview ? search : ''}#not-held`}>
        {t('band.notHeld', { n: missing })}
      </Link>
    ),
    month !== null && `▲ ▼ ${t('band.since', { month: formatMonthName(locale, monthBefore(month)) })}`,
  ]
}
