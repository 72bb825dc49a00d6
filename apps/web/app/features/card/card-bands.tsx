import type { BandSummary } from '@polydex/contract/figure/band-summary'
import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { BandStrip } from '../../ui/bands/band-strip.tsx'
import { bandTone } from '../../ui/bands/band-tone.ts'
import { Moves } from '../../ui/bands/moves.tsx'
import { describeBestPlace } from './best-place.ts'
import { TopCountries } from './top-countries.tsx'

/** In how many countries a tool has its best place, the moves, all places as a strip; the provenance line says since when. */
export function CardBands({ bands: { lists, places, ups, downs, countries } }: { bands: BandSummary }) {
  const { t, locale } = useLanguage()
  const { count, unit } = describeBestPlace(t, locale, { places })
  return (
    <div className="figure banded">
      <div>
        <p className="key">
          <b {...asServed}>{count}</b> {ups !== null && downs !== null && <Moves ups={ups} downs={downs} />}
          <span className="unit" {...asServed}>
            {unit}
          </span>
        </p>
        <BandStrip lists={lists} places={places} />
      </div>
      <TopCountries
        name={t('listed.bestPlaces')}
        countries={countries.map(({ code, band }) => ({
          code,
          text: formatNumber(locale, band),
          tone: bandTone(band),
        }))}
      />
    </div>
  )
}
