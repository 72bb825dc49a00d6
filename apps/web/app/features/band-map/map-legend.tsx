import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import type { MapBand } from './arrange-map.ts'
import { rampTones } from './ramp-step.ts'

type MapLegendProps = { band: MapBand; step: number; hasMissing: boolean }

/** Legend of tones and shapes. */
export function MapLegend({ band, step, hasMissing }: MapLegendProps) {
  const { t, locale } = useLanguage()
  const rangeOf = (tone: number): string => {
    const from = (tone - 1) * step
    if (tone === rampTones) return `${formatNumber(locale, from)}+`
    return step === 1
      ? formatNumber(locale, from)
      : `${formatNumber(locale, from)}–${formatNumber(locale, from + step - 1)}`
  }
  return (
    <ul className="map-legend">
      <li {...asServed}>{t('map.legend', { band: formatNumber(locale, band) })}</li>
      {Array.from({ length: rampTones }, (_, index) => (
        <li key={index} {...asServed}>
          <i className={`ramp-${index + 1}`} />
          {rangeOf(index + 1)}
        </li>
      ))}
      {hasMissing && (
        <li>
          <i className="missing" />
          {t('map.legendMissing')}
        </li>
      )}
    </ul>
  )
}
