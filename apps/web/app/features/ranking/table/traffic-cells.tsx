import type { RankedTool } from '@polydex/contract/figure/ranking'
import { CodedFlag } from '../../../ui/flag.tsx'
import { Sparkline } from '../../../ui/figures/sparkline.tsx'
import { Unknown } from '../../../ui/figures/unknown.tsx'

type TrafficCellsProps = Pick<RankedTool, 'series'> & {
  /** null: the table has no such column. */
  topCountries: RankedTool['topCountries'] | null
}

/** Twelve months of the ranked figure, and the top countries of all visits to the tool. */
export function TrafficCells({ series, topCountries }: TrafficCellsProps) {
  return (
    <>
      <td className="months">
        <Sparkline values={series} />
      </td>
      {topCountries !== null && (
        <td className="top-countries">
          <span className="flags">
            {topCountries.length === 0 && <Unknown />}
            {topCountries.map(({ code }) => (
              <CodedFlag key={code} code={code} />
            ))}
          </span>
        </td>
      )}
    </>
  )
}
