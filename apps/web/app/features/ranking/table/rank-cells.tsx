import { asServed } from '../../../i18n/as-served.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/translate.tsx'
import { Unknown } from '../../../ui/figures/unknown.tsx'
import { RankChange } from './rank-change.tsx'

type RankCellsProps = {
  rank: number | null
  previousRank: number | null
  isCompared: boolean
  /** Why there is no rank; "no data" by default. */
  unranked?: string
}

/** Rank and its change; without a comparable list there is no change. */
export function RankCells({ rank, previousRank, isCompared, unranked }: RankCellsProps) {
  const locale = useLocale()
  return (
    <>
      <td className="place" {...asServed}>
        {rank === null ? <Unknown meaning={unranked} /> : formatNumber(locale, rank)}
      </td>
      <td className="change">{isCompared && <RankChange rank={rank} previousRank={previousRank} />}</td>
    </>
  )
}
