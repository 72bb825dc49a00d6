import { bands as knownBands } from '@polydex/contract/figure/bands'
import type { RankedTool } from '@polydex/contract/figure/ranking'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonthName, formatNumber } from '../../../i18n/format.ts'
import { monthBefore } from '../../../i18n/month-before.ts'
import { useLanguage, type Language } from '../../../i18n/translate.tsx'
import { BandLine } from '../../../ui/bands/band-line.tsx'
import { BandStrip } from '../../../ui/bands/band-strip.tsx'
import { sumPlaces } from '../../../ui/bands/band-tone.ts'
import { CountryPlaces } from '../../../ui/bands/country-places.tsx'
import { Moves } from '../../../ui/bands/moves.tsx'
import type { Column } from './ranking-table.tsx'
import './band-columns.css'

/** Places in countries' lists instead of visits. A tool that no list names says so once. */
export const reachColumns = (
  { t, locale }: Language,
  comparedWith: string | null,
): readonly (Column<RankedTool> | false)[] => [
  {
    heading: t('ranking.inLists'),
    className: 'lists',
    cell: ({ bands }) => (
      <>
        {bands !== null && sumPlaces(bands.places) > 0 && <BandStrip lists={bands.lists} places={bands.places} />}
        {bands === null ? <span className="meta">{t('band.notListed')}</span> : <BandLine places={bands.places} />}
      </>
    ),
  },
  comparedWith !== null && {
    heading: t('band.movesSince', { month: formatMonthName(locale, comparedWith) }),
    className: 'moves',
    cell: ({ bands }) =>
      bands !== null && bands.ups !== null && bands.downs !== null && <Moves ups={bands.ups} downs={bands.downs} />,
  },
  {
    heading: t('ranking.bestPlaces'),
    className: 'best',
    cell: ({ bands }) =>
      bands !== null && sumPlaces(bands.places) > 0 && <CountryPlaces countries={bands.countries} hasCodes />,
  },
]

/** Moves, places, and in how many countries the tool is among the first 1,000. */
export function risingColumns(
  { t, locale }: Language,
  tools: readonly RankedTool[],
  month: string,
): Column<RankedTool>[] {
  const before = formatMonthName(locale, monthBefore(month))
  const band = formatNumber(locale, knownBands[0])
  const largest = Math.max(...tools.flatMap(({ bands, rise }) => [bands?.places[0] ?? 0, rise?.firstBefore ?? 0]))
  return [
    {
      heading: t('band.movesSince', { month: before }),
      className: 'moves',
      cell: ({ bands, rise }) => (
        <>
          {bands !== null && <Moves ups={bands.ups ?? 0} downs={bands.downs ?? 0} />}
          {rise !== undefined && rise.arrivals > 0 && (
            <span className="meta" {...asServed}>
              {t('ranking.newlyListed', { n: formatNumber(locale, rise.arrivals) })}
            </span>
          )}
        </>
      ),
    },
    {
      heading: t('ranking.listsByPlace'),
      className: 'lists',
      cell: ({ bands }) =>
        bands !== null && (
          <>
            <BandStrip lists={bands.lists} places={bands.places} />
            <span className="meta">
              <BandLine places={bands.places} />
            </span>
          </>
        ),
    },
    {
      heading: t('ranking.firstPlaces', { band, before, month: formatMonthName(locale, month) }),
      className: 'firsts',
      cell: ({ bands, rise }) => (
        <>
          <span className="firsts-name" aria-hidden="true" {...asServed}>
            {t('band.first', { band })}
          </span>
          {bands !== null && rise !== undefined && (
            <FirstPlaces before={rise.firstBefore} now={bands.places[0] ?? 0} largest={largest} />
          )}
        </>
      ),
    },
  ]
}

type FirstPlacesProps = {
  before: number
  now: number
  /** The end of the scale, the same for all rows, so that they can be compared. */
  largest: number
}

/**
 * In how many countries a tool is among the first 1,000, the month before and now: two dots on a line, and in figures.
 */
function FirstPlaces({ before, now, largest }: FirstPlacesProps) {
  const { t, locale } = useLanguage()
  const along = (count: number) => `${((count / Math.max(largest, 1)) * 100).toFixed(1)}%`
  const [from, to] = [formatNumber(locale, before), formatNumber(locale, now)]
  return (
    <span className={before === now ? 'first-places flat' : 'first-places'}>
      <svg aria-hidden="true">
        <line className="axis" x2="100%" y1="10" y2="10" />
        <line x1={along(before)} x2={along(now)} y1="10" y2="10" />
        <circle className="was" cx={along(before)} cy="10" r="3.5" />
        <circle cx={along(now)} cy="10" r="4.5" />
      </svg>
      <span className="num" aria-hidden="true" {...asServed}>
        {from} → {to}
      </span>
      <span className="unseen" {...asServed}>
        {t('ranking.fromTo', { from, to })}
      </span>
    </span>
  )
}
