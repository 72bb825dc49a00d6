import { asServed } from '../../../i18n/as-served.ts'
import { formatCountries, formatMonth } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import type { PlaceRow, PlaceSort } from '../bands/arrange-places.ts'
import { CellLegend } from '../bands/cell-legend.tsx'
import { PlaceTable } from './place-table.tsx'

type PlaceTablesProps = {
  slug: string
  full: readonly PlaceRow[]
  short: readonly PlaceRow[]
  notHeld: readonly string[]
  /** Months of the cells, oldest first; the last one is shown. */
  months: readonly string[]
  /** The requested month; undefined: the newest. */
  month: string | undefined
  sort: PlaceSort
}

/** Full lists, then short ones, which are shown and never counted, then the countries whose list is not held. */
export function PlaceTables({ slug, full, short, notHeld, months, month, sort }: PlaceTablesProps) {
  const { t, locale } = useLanguage()
  const sortAddress = (by: PlaceSort) => pathTo('tool-countries', locale, slug, { month, sort: by })
  const table = { months, month, sort, sortAddress }
  return (
    <>
      <section aria-labelledby="full-lists">
        <SectionHead id="full-lists" title={t('place.fullTitle')} hint={t('place.fullHint')} />
        <CellLegend />
        <PlaceTable {...table} caption={t('place.fullTitle')} rows={full} />
      </section>
      {short.length > 0 && (
        <section className="section" aria-labelledby="short-lists">
          <SectionHead id="short-lists" title={t('place.shortTitle')} hint={t('place.shortHint')} />
          <PlaceTable {...table} caption={t('place.shortTitle')} rows={short} />
        </section>
      )}
      {notHeld.length > 0 && (
        <section className="section" aria-labelledby="not-held">
          <SectionHead
            id="not-held"
            title={t('place.notHeldTitle')}
            hint={t('place.notHeldHint', {
              n: notHeld.length,
              month: formatMonth(locale, months.at(-1) ?? ''),
            })}
          />
          <p {...asServed}>{formatCountries(locale, notHeld)}</p>
        </section>
      )}
    </>
  )
}
