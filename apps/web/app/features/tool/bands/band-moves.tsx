import type { CountryPlace, ToolBands } from '@polydex/contract/tool/tool-bands'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCompact, formatMonthName, formatNumber } from '../../../i18n/format.ts'
import { monthBefore } from '../../../i18n/month-before.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Provenance } from '../../../ui/figures/provenance.tsx'
import { MoreLink } from '../../../ui/more-link.tsx'
import { CountryName } from '../places/country-name.tsx'
import { rankMoves } from './rank-moves.ts'
import { moveOf } from './read-bands.ts'
import '../../../ui/figures/growth.css'
import '../places/country-table.css'

/** Maximum rows; the page of all countries has the others, which would be larger here than the rest of the page. */
const shownAtOnce = 12

type BandMovesProps = {
  slug: string
  bands: ToolBands
  /** Whether the page has visits too. */
  hasVisits: boolean
}

/** Countries in which the tool went up, then those in which it went down, and where all lists come from. */
export function BandMoves({ slug, bands, hasVisits }: BandMovesProps) {
  const { t, locale } = useLanguage()
  const { month, moves, countries } = bands
  const moved = rankMoves(countries)
  const shown = moved.slice(0, shownAtOnce)
  const before = formatMonthName(locale, monthBefore(month))
  const isUpOnly = shown.every((place) => moveOf(place) === 'up')
  return (
    <>
      {moves !== null && (
        <div className="spread sub-head">
          <h3>{isUpOnly && shown.length > 0 ? t('entry.whereClimbed') : t('entry.whereMoved')}</h3>
          {shown.length > 0 && (
            <p className="meta">
              {t('entry.climbsFirst')} · {t('entry.listLength')}
            </p>
          )}
        </div>
      )}
      {moves !== null && shown.length === 0 && (
        <p {...asServed}>{t('entry.nothingMoved', { month: before, n: formatNumber(locale, moves.compared) })}</p>
      )}
      {shown.length > 0 && (
        <ul className="moves">
          {shown.map((place) => (
            <MoveRow key={place.code} place={place} />
          ))}
        </ul>
      )}
      <div className="spread section-foot">
        <div>
          <Provenance sources={[{ ...bands, kind: 'bands' }]} month={month} isCompared={moves !== null} />
          <p className="meta">
            {!hasVisits && `${t('entry.visitsUnknown')} · `}
            {t('entry.licence', { licence: bands.licence })}
          </p>
        </div>
        <MoreLink to={pathTo('tool-countries', locale, slug)}>
          {moved.length > shownAtOnce ? t('entry.allMoves', { n: moved.length }) : t('entry.allCountries')}
        </MoreLink>
      </div>
    </>
  )
}

/** From which band to which, and the length of the list. */
function MoveRow({ place }: { place: CountryPlace }) {
  const { t, locale } = useLanguage()
  const move = moveOf(place) ?? 'up'
  const nameOf = (band: number | null) => (band === null ? t('band.notListed') : formatNumber(locale, band))
  return (
    <li>
      <CountryName code={place.code} />
      <span className={`growth ${move}`}>
        <span {...asServed}>{`${nameOf(place.bandBefore)} → ${nameOf(place.band)}`}</span>
      </span>
      <span className="num" {...asServed}>
        {formatCompact(locale, place.sites)}
      </span>
    </li>
  )
}
