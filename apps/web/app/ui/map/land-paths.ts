import { findPlaces, islets } from './tile-layout.ts'

const isLand = (cell: string | undefined): boolean => cell !== undefined && cell !== '..' && !islets.has(cell)

/** Land without a tile, and what lies under the tiles of the mainland: a line as wide as a row for each run of cells. */
export function drawLand(layout: readonly string[]): string {
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
export const drawDots = (layout: readonly string[], codes: readonly string[]): string =>
  [...findPlaces(layout)]
    .filter(([code]) => codes.includes(code))
    .map(([, { column, row }]) => `M${column} ${row}h0`)
    .join('')
