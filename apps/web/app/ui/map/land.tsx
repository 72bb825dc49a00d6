import { drawDots, drawLand } from './land-paths.ts'

type LandProps = {
  /** Names the map on its page. */
  id: string
  layout: readonly string[]
  /** Short lists. */
  dots: readonly string[]
}

/**
 * What lies under the tiles: land, and a dot for each short list, in a disc that is seen in the sea only. Stretched over
 * the map, which has no ratio.
 */
export function Land({ id, layout, dots }: LandProps) {
  const columns = layout[0]?.split(' ').length ?? 0
  const name = `dots-${id}`
  return (
    <svg viewBox={`0 0 ${columns} ${layout.length}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="ground" d={drawLand(layout)} />
      <path id={name} d={drawDots(layout, dots)} />
      <use href={`#${name}`} />
    </svg>
  )
}
