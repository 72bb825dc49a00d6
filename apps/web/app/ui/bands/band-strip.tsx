import type { BandSummary } from '@polydex/contract/figure/band-summary'
import { countTones } from './band-tone.ts'
import './band-strip.css'

/**
 * The lists that name a tool, by its place in them, as shares of all full lists. Decorative: words beside it say the
 * same. Paths of integers instead of boxes in percent, because a page has up to sixty strips.
 */
export function BandStrip({ lists, places }: Pick<BandSummary, 'lists' | 'places'>) {
  return (
    <svg className="band-strip" viewBox={`0 0 ${Math.max(lists, 1)} 1`} preserveAspectRatio="none" aria-hidden="true">
      {countTones(places).map(
        ({ tone, count, before }) => count > 0 && <path key={tone} className={tone} d={`M${before} 0h${count}`} />,
      )}
    </svg>
  )
}
