import type { BandSummary } from '@polydex/contract/band-summary'
import { bands } from '@polydex/contract/bands'
import { asServed } from '../i18n/as-served.ts'
import { formatNumber } from '../i18n/format.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { sumPlaces } from './band-tone.ts'

/** "First 1,000 in 31 countries · listed in 135": the best band that any full list gives, and all lists that name it. */
export function BandLine({ places }: Pick<BandSummary, 'places'>) {
  const { t, locale } = useLanguage()
  const best = places.findIndex((count) => count > 0)
  const listed = sumPlaces(places)
  if (best === -1) return <span className="meta">{t('band.notListed')}</span>
  const count = places[best] ?? 0
  return (
    <span {...asServed}>
      <b>{t('band.firstIn', { band: formatNumber(locale, bands[best] ?? 0), n: count })}</b>
      {listed > count && ` · ${t('band.listedIn', { n: formatNumber(locale, listed) })}`}
    </span>
  )
}
