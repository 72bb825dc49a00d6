import type { CountryPlace } from '@polydex/contract/tool-bands'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCountry, formatMonthName, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { bandTone } from '../../../ui/bands/band-tone.ts'
import { Link } from '../../../ui/link.tsx'
import { monthBefore } from '../../../i18n/month-before.ts'
import { moveOf } from '../bands/read-bands.ts'

type TileProps = { code: string; to?: string; className: string; children: string }

/** A page has 150 of these, so the markup is short. The text appears on hover and focus. */
function Tile({ code, to, className, children }: TileProps) {
  const { locale } = useLanguage()
  return (
    <li>
      <Link to={to ?? pathTo('rank-region-tools', locale, code)} className={className}>
        {code}
        <span {...asServed}>{children}</span>
      </Link>
    </li>
  )
}

/**
 * "South Korea · first 1,000 · January: 5,000"; the month before only if it differs. The length of each list is on the
 * page of all countries: 135 random numbers would compress badly.
 */
export function PlaceTile({ place, month }: { place: CountryPlace; month: string }) {
  const { t, locale } = useLanguage()
  const { code, band, bandBefore } = place
  const move = moveOf(place)
  const nameOf = (known: number | null) => (known === null ? t('band.notListed') : formatNumber(locale, known))
  const text = [
    formatCountry(locale, code),
    band === null ? t('band.notListed') : t('entry.placeAmong', { band: nameOf(band) }),
    move && t('entry.placeInMonth', { month: formatMonthName(locale, monthBefore(month)), place: nameOf(bandBefore) }),
  ]
  const classes = [band === null ? 'unlisted' : bandTone(band), move]
  return (
    <Tile code={code} className={classes.filter(Boolean).join(' ')}>
      {text.filter(Boolean).join(' · ')}
    </Tile>
  )
}

/** A country whose list exists but is not held: leads to the names of all such lists. */
export function MissingTile({ code }: { code: string }) {
  const { t, locale } = useLanguage()
  return (
    <Tile code={code} to={`${pathTo('rank-regions', locale)}#not-held`} className="missing">
      {`${formatCountry(locale, code)} · ${t('band.listNotHeld')}`}
    </Tile>
  )
}
