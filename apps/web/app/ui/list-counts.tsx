import type { ListCounts as Counts } from '@polydex/contract/band-summary'
import { pathTo } from '../addresses/path-to.ts'
import { formatMonthName, formatNumber } from '../i18n/format.ts'
import { monthBefore } from '../i18n/month-before.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { Link } from './link.tsx'

/** How many lists stand behind a count, and since when arrows count; missing ones are named on the page of all countries. */
export function ListCounts({ held, full, missing, month }: Counts & { month: string | null }) {
  const { t, locale } = useLanguage()
  return (
    <>
      {` · ${t('band.fullLists', { full: formatNumber(locale, full), held: formatNumber(locale, held) })}`}
      {missing > 0 && (
        <>
          {' · '}
          <Link to={pathTo('rank-regions', locale)}>{t('band.notHeld', { n: formatNumber(locale, missing) })}</Link>
        </>
      )}
      {month !== null && ` · ▲ ▼ ${t('band.since', { month: formatMonthName(locale, monthBefore(month)) })}`}
    </>
  )
}
