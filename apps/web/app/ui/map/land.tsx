import { findPlaces, islets } from './tile-layout.ts'

const isLand = (cell: string | undefined): boolean => cell !== undefined && cell !== '..' && !islets.has(cell)

/** Land without a tile, and what lies under the tiles of the mainland: a line as wide as a row for each run of cells. */
function drawLand(layout: readonly string[]): string {
  return layout
    .map((line, row) => {
      const cells = line.split(' ')
      const starts = cells.flatMap((cell, column) => (isLand(cell) && !isLand(cells[column - 1]) ? [column] : []))
      return starts
        .map((start) => {
          const length = cells.slice(start).findIndex((cell) => !isLand(cell))
          return `M${start} ${row}h${length === -1 ? cells.length - start : length}`
        })
        .join('')
    })
    .join('')
}

/** A point in each cell, in reading order; round line caps make discs of them. */
const drawDots = (layout: readonly string[], codes: readonly string[]): string =>
  [...findPlaces(layout)]
    .filter(([code]) => codes.includes(code))
    .map(([, { column, row }]) => `M${column} ${row}h0`)
    .join('')

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
