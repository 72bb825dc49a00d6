import type { RankedTool } from '@polydex/contract/figure/ranking'
import { asServed } from '../../../i18n/as-served.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { sumPlaces } from '../../../ui/bands/band-tone.ts'
import { BandLine } from '../../../ui/bands/band-line.tsx'
import { BandStrip } from '../../../ui/bands/band-strip.tsx'
import { CountryPlaces } from '../../../ui/bands/country-places.tsx'
import { Moves } from '../../../ui/bands/moves.tsx'
import { RankChange } from './rank-change.tsx'
import { RankedSubject } from '../ranked-subject.tsx'

type ReachRowProps = { tool: RankedTool; isCompared: boolean }

/** One tool by its places in countries' lists. A tool that no list names says so once, and has no rank. */
export function ReachRow({ tool, isCompared }: ReachRowProps) {
  const { t, locale } = useLanguage()
  const { rank, previousRank, bands } = tool
  const isListed = bands !== null && sumPlaces(bands.places) > 0
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
      <td className="lists">
        {isListed && <BandStrip lists={bands.lists} places={bands.places} />}
        {bands === null ? <span className="meta">{t('band.notListed')}</span> : <BandLine places={bands.places} />}
      </td>
      {isCompared && (
        <td className="moves">
          {bands !== null && bands.ups !== null && bands.downs !== null && (
            <Moves ups={bands.ups} downs={bands.downs} />
          )}
        </td>
      )}
      <td className="best">{isListed && <CountryPlaces countries={bands.countries} hasCodes />}</td>
    </tr>
  )
}
