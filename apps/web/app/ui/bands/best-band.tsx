import type { BandSummary } from '@polydex/contract/figure/band-summary'
import { bands } from '@polydex/contract/figure/bands'
import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'

/** "First 1,000 in 31 countries": the best band that any full list gives, and in how many. */
export function BestBand({ places }: Pick<BandSummary, 'places'>) {
  const { t, locale } = useLanguage()
  const best = places.findIndex((count) => count > 0)
  if (best === -1) return <span className="meta">{t('band.notListed')}</span>
  return (
    <b {...asServed}>{t('band.firstIn', { band: formatNumber(locale, bands[best] ?? 0), n: places[best] ?? 0 })}</b>
  )
}
