import type { BandSummary } from '@polydex/contract/band-summary'
import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { BandStrip } from '../../ui/bands/band-strip.tsx'
import { sumPlaces } from '../../ui/bands/band-tone.ts'
import { BestBand } from '../../ui/bands/best-band.tsx'
import { Moves } from '../../ui/bands/moves.tsx'
import './card-bands.css'

/**
 * Places in countries' lists, as a card shows them: a strip, the same in words, and the moves. The provenance line says
 * since when.
 */
export function CardBands({ bands: { lists, places, ups, downs } }: { bands: BandSummary }) {
  const { t, locale } = useLanguage()
  return (
    <div className="figure banded">
      <BandStrip lists={lists} places={places} />
      <p>
        <BestBand places={places} />
      </p>
      <p className="meta">
        <span {...asServed}>{t('band.listedIn', { n: formatNumber(locale, sumPlaces(places)) })}</span>
        {ups !== null && downs !== null && (
          <span>
            <Moves ups={ups} downs={downs} />
          </span>
        )}
      </p>
    </div>
  )
}
