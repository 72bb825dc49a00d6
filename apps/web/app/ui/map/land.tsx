import { drawDots, drawIslets, drawLand } from './land-paths.ts'

type LandProps = {
  layout: readonly string[]
  /** Short lists. */
  dots: readonly string[]
}

/** What lies under the tiles: land, islets and a dot for each short list. Stretched over the map, which has no ratio. */
export function Land({ layout, dots }: LandProps) {
  const columns = layout[0]?.split(' ').length ?? 0
  return (
    <svg viewBox={`0 0 ${columns} ${layout.length}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="ground" d={drawLand(layout)} />
      <path className="isle" d={drawIslets(layout)} />
      <path className="dot" d={drawDots(layout, dots)} />
    </svg>
  )
}
