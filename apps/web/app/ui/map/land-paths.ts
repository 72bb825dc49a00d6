import { findPlaces, islets } from './tile-layout.ts'

type Cell = { column: number; row: number }

/** Land without a tile, and what lies under the tiles of the mainland: a line as wide as a row for each run of cells. */
export function drawLand(layout: readonly string[]): string {
  const isLand = (cell: string | undefined) => cell !== undefined && cell !== '..' && !islets.has(cell)
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

/** A point in the middle of each cell; round line caps make discs of them. */
const drawPoints = (cells: readonly Cell[]): string => cells.map(({ column, row }) => `M${column} ${row}h0`).join('')

export const drawIslets = (layout: readonly string[]): string =>
  drawPoints([...findPlaces(layout)].filter(([code]) => islets.has(code)).map(([, cell]) => cell))

export function drawDots(layout: readonly string[], codes: readonly string[]): string {
  const places = findPlaces(layout)
  return drawPoints(codes.flatMap((code) => places.get(code) ?? []))
}
