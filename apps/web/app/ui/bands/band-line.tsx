import type { BandSummary } from '@polydex/contract/figure/band-summary'
import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { sumPlaces } from './band-tone.ts'
import { BestBand } from './best-band.tsx'

/** "First 1,000 in 31 countries · listed in 135": the best band, and all full lists that name the tool. */
export function BandLine({ places }: Pick<BandSummary, 'places'>) {
  const { t, locale } = useLanguage()
  const listed = sumPlaces(places)
  return (
    <>
      <BestBand places={places} />
      {listed > 0 && <span {...asServed}> · {t('band.listedIn', { n: formatNumber(locale, listed) })}</span>}
    </>
  )
}
