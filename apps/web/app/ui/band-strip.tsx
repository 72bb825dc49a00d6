import type { BandSummary } from '@polydex/contract/band-summary'
import { countTones } from './band-tone.ts'
import './band-strip.css'

/** The lists that name a tool by its place in them, as shares of all full lists. Decorative: words beside it say the same. */
export function BandStrip({ lists, places }: Pick<BandSummary, 'lists' | 'places'>) {
  const percentOf = (count: number) => `${((count / Math.max(lists, 1)) * 100).toFixed(1)}%`
  return (
    <svg className="strip" aria-hidden="true">
      {countTones(places).map(
        ({ tone, count, before }) =>
          count > 0 && (
            <rect key={tone} className={tone} x={percentOf(before)} width={percentOf(count)} height="100%" />
          ),
      )}
    </svg>
  )
}
