import type { RankedTool } from '@polydex/contract/ranking'
import { Flag } from '../../ui/flag.tsx'
import { Sparkline } from '../../ui/sparkline.tsx'

/** Twelve months and top countries, of all the tool's visits. */
export function TrafficCells({ series, topCountries }: Pick<RankedTool, 'series' | 'topCountries'>) {
  return (
    <>
      <td className="sp">
        <Sparkline values={series} />
      </td>
      <td className="fl">
        <span className="flags">
          {topCountries.map(({ code }) => (
            <Flag key={code} code={code} />
          ))}
        </span>
      </td>
    </>
  )
}
