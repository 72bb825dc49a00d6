import { asServed } from '../../../i18n/as-served.ts'
import { formatMonthName } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { BandLine } from '../../../ui/bands/band-line.tsx'
import { BandStrip } from '../../../ui/bands/band-strip.tsx'
import { Moves } from '../../../ui/bands/moves.tsx'
import type { PlaceRow } from '../bands/arrange-places.ts'
import { countPlaces } from '../bands/count-places.ts'
import './place-summary.css'

type PlaceSummaryProps = {
  /** Rows of full lists. */
  rows: readonly PlaceRow[]
  /** Month before the one shown. */
  before: string | undefined
}

/** Summary of the rows of full lists, as on a card. */
export function PlaceSummary({ rows, before }: PlaceSummaryProps) {
  const { t, locale } = useLanguage()
  const { lists, places, ups, downs } = countPlaces(rows)
  return (
    <div className="place-summary">
      <BandStrip lists={lists} places={places} />
      <p>
        <BandLine places={places} />
      </p>
      {ups !== null && downs !== null && before !== undefined && (
        <p className="meta">
          <Moves ups={ups} downs={downs} />{' '}
          <span {...asServed}>{t('band.since', { month: formatMonthName(locale, before) })}</span>
        </p>
      )}
    </div>
  )
}
