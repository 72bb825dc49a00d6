import { asServed } from '../../i18n/as-served.ts'
import { formatCountry, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import type { MapBand, MapList } from './arrange-map.ts'
import { rampTone } from './ramp-step.ts'

type MapTileProps = { list: MapList; band: MapBand; step: number; to: string }

/** A country: its count and code. A short list is a small square without either. Each is named in words. */
export function MapTile({ list: { region, sites, isFull, total }, band, step, to }: MapTileProps) {
  const { t, locale } = useLanguage()
  const values = { country: formatCountry(locale, region), sites: formatNumber(locale, sites) }
  return (
    <li className={isFull ? `ramp-${rampTone(total, step)}` : 'short'}>
      <Link
        to={to}
        // Whoever moves across the map does not want a hundred pages.
        prefetch="none"
        aria-label={
          isFull ? t('map.tile', { ...values, n: total, band: formatNumber(locale, band) }) : t('map.shortTile', values)
        }
        {...asServed}
      >
        {isFull && (
          <>
            <b>{total}</b>
            {region}
          </>
        )}
      </Link>
    </li>
  )
}

/** A country whose list is not held: nothing to open. */
export function MissingTile({ region }: { region: string }) {
  const { t, locale } = useLanguage()
  return (
    <li className="missing">
      <span aria-hidden="true">{region}</span>
      <span className="unseen" {...asServed}>
        {t('map.missingTile', { country: formatCountry(locale, region) })}
      </span>
    </li>
  )
}
