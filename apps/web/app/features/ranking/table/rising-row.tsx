import { bands as knownBands } from '@polydex/contract/figure/bands'
import type { RankedTool } from '@polydex/contract/figure/ranking'
import { asServed } from '../../../i18n/as-served.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { BandLine } from '../../../ui/bands/band-line.tsx'
import { BandStrip } from '../../../ui/bands/band-strip.tsx'
import { Moves } from '../../../ui/bands/moves.tsx'
import { FirstPlaces } from '../first-places.tsx'
import { RankChange } from './rank-change.tsx'
import { RankedSubject } from '../ranked-subject.tsx'

type RisingRowProps = { tool: RankedTool; isCompared: boolean; largest: number }

/** One rising tool: its moves, its places, and in how many countries it is among the first 1,000. */
export function RisingRow({ tool, isCompared, largest }: RisingRowProps) {
  const { t, locale } = useLanguage()
  const { rank, previousRank, bands, rise } = tool
  return (
    <tr className={`g-${tool.group}`}>
      <td className="place" {...asServed}>
        {rank !== null && formatNumber(locale, rank)}
      </td>
      {isCompared && (
        <td className="change">
          <RankChange rank={rank} previousRank={previousRank} />
        </td>
      )}
      <RankedSubject tool={tool} />
      <td className="moves">
        {bands !== null && <Moves ups={bands.ups ?? 0} downs={bands.downs ?? 0} />}
        {rise !== undefined && rise.arrivals > 0 && (
          <span className="meta" {...asServed}>
            {t('ranking.newlyListed', { n: formatNumber(locale, rise.arrivals) })}
          </span>
        )}
      </td>
      <td className="reach">
        {bands !== null && (
          <>
            <BandStrip lists={bands.lists} places={bands.places} />
            <span className="meta">
              <BandLine places={bands.places} />
            </span>
          </>
        )}
      </td>
      <td className="firsts">
        <span className="firsts-name" aria-hidden="true" {...asServed}>
          {t('band.first', { band: formatNumber(locale, knownBands[0]) })}
        </span>
        {bands !== null && rise !== undefined && (
          <FirstPlaces before={rise.firstBefore} now={bands.places[0] ?? 0} largest={largest} />
        )}
      </td>
    </tr>
  )
}
