import type { ListCounts as Counts } from '@polydex/contract/band-summary'
import { pathTo } from '../addresses/path-to.ts'
import { formatNumber } from '../i18n/format.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { Link } from './link.tsx'

/** How many lists stand behind a count; those that are missing are named on the page of all countries. */
export function ListCounts({ held, full, missing }: Counts) {
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
    </>
  )
}
