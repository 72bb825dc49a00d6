import type { BandSummary } from '@polydex/contract/band-summary'
import { asServed } from '../../i18n/as-served.ts'
import { formatMonthName } from '../../i18n/format.ts'
import { monthBefore } from '../../i18n/month-before.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { useSite } from '../../request/use-site.ts'
import { BandLine } from '../../ui/band-line.tsx'
import { BandStrip } from '../../ui/band-strip.tsx'
import { Moves } from '../../ui/moves.tsx'
import './card-bands.css'

/** What a card says of places in countries' lists: a strip, the same in words, and what moved since the month before. */
export function CardBands({ bands: { lists, places, ups, downs } }: { bands: BandSummary }) {
  const { t, locale } = useLanguage()
  const month = useSite()?.figures?.figuresMonth ?? null
  return (
    <div className="figure banded">
      <BandStrip lists={lists} places={places} />
      <p>
        <BandLine places={places} />
      </p>
      {ups !== null && downs !== null && month !== null && (
        <p className="meta">
          <Moves ups={ups} downs={downs} />{' '}
          <span {...asServed}>{t('band.since', { month: formatMonthName(locale, monthBefore(month)) })}</span>
        </p>
      )}
    </div>
  )
}
