import { asServed } from '../../i18n/as-served.ts'
import { formatCountry, formatNumber } from '../../i18n/format.ts'
import { useLanguage, useLocale } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { rampTone } from './ramp-step.ts'

type MapTileProps = { region: string; total: number; name: string; step: number; to: string }

/** A country with a full list: shows its count and code; `name` is the accessible name. */
export function MapTile({ region, total, name, step, to }: MapTileProps) {
  const locale = useLocale()
  return (
    <li>
      <Link className={`ramp-${rampTone(total, step)}`} to={to} aria-label={name} {...asServed}>
        {/* The code is CSS content: as text, it would have to be part of the accessible name. */}
        <b data-code={region} {...asServed}>
          {formatNumber(locale, total)}
        </b>
      </Link>
    </li>
  )
}

/** A country whose list is not held: no link, because there is nothing to open. */
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
