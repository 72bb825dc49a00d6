import { asServed } from '../../i18n/as-served.ts'
import { formatMonth, formatNumber, formatShortMonth } from '../../i18n/format.ts'
import { keepWords } from '../../i18n/keep-words.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { mapBands, type ArrangedMap, type MapBand } from './arrange-map.ts'
import { describeFinding } from './describe-finding.ts'
import { MapParts } from './map-parts.tsx'
import { nearbyMonths } from './nearby-months.ts'
import './country-map.css'

type CountryMapProps = {
  map: ArrangedMap
  /** Months that have a map, newest first. */
  months: readonly string[]
  /** The month in links to countries; undefined: the newest. */
  month: string | undefined
  ofBand: (band: MapBand) => string
  ofMonth: (month: string | undefined) => string
}

/** AI tools among each country's first sites: the finding, links to other bands and months, and the map. */
export function CountryMap({ map, months, month, ofBand, ofMonth }: CountryMapProps) {
  const { t, locale } = useLanguage()
  const title = t('map.title', { band: formatNumber(locale, map.band) })
  return (
    <section className="country-map" aria-labelledby="map-heading">
      <SectionHead
        id="map-heading"
        title={keepWords(describeFinding(t, locale, map))}
        hint={map.month === null ? title : `${title} · ${formatMonth(locale, map.month)}`}
      />
      <div className="map-choices">
        <nav aria-label={t('lists.bands')}>
          {mapBands.map((band) => (
            <Link key={band} to={ofBand(band)} aria-current={band === map.band ? 'page' : undefined} {...asServed}>
              {t('band.first', { band: formatNumber(locale, band) })}
            </Link>
          ))}
        </nav>
        {months.length > 1 && (
          <nav aria-label={t('lists.months')}>
            {nearbyMonths(months, map.month).map((shown) => (
              <Link
                key={shown}
                to={ofMonth(shown === months[0] ? undefined : shown)}
                aria-current={shown === map.month ? 'page' : undefined}
                {...asServed}
              >
                {formatShortMonth(locale, shown)}
              </Link>
            ))}
          </nav>
        )}
      </div>
      <MapParts map={map} month={month} />
    </section>
  )
}
