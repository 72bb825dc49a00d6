/** In px. */
export type ChartColumn = {
  height: number
  /** Width of the label; null: the column gets none. */
  width: number | null
}

export type PlacedLabel = {
  /** The column it belongs to, from 0. */
  column: number
  anchor: 'start' | 'middle' | 'end'
  /** From the base of the columns to the lower edge of the label. */
  bottom: number
}

/** Share of a column's slot that stays free on either side. */
export const columnInset = 0.14
/** Minimum distance in px between two labels, and between a label and a column. */
const gap = 4
export const labelHeight = 16

type Box = { left: number; right: number; bottom: number }

const overlaps = (one: Box, other: Box) =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.bottom < other.bottom + labelHeight &&
  other.bottom < one.bottom + labelHeight

/**
 * Places labels above their columns. A label is as low as it can be without touching a column that it spans or a label
 * placed before it; the highest column comes first, because its label fits nowhere else. At either end of the plot a
 * label is aligned with the edge, so that it stays inside.
 *
 * Labels that do not touch at `plotWidth` do not touch in any wider plot: their centres move apart, and they keep their
 * size.
 */
export function placeLabels(columns: readonly ChartColumn[], plotWidth: number): PlacedLabel[] {
  const slot = plotWidth / columns.length
  const wanted = columns
    .flatMap(({ width, height }, column) => (width === null ? [] : [{ column, width, height }]))
    .toSorted((one, other) => other.height - one.height || other.column - one.column)
  const boxes: Box[] = []
  const placed = wanted.map(({ column, width }): PlacedLabel => {
    const { anchor, left } = alignLabel((column + 0.5) * slot, width, plotWidth)
    const right = left + width
    const spanned = columns.filter(
      (_, place) => (place + 1 - columnInset) * slot > left - gap && (place + columnInset) * slot < right + gap,
    )
    const box = { left, right, bottom: Math.max(...spanned.map(({ height }) => height)) + gap }
    // Each placed label can push it up once: after as many rounds, it touches none.
    for (let round = 0; round < boxes.length; round++)
      for (const other of boxes) if (overlaps(box, other)) box.bottom = other.bottom + labelHeight
    boxes.push(box)
    return { column, anchor, bottom: box.bottom }
  })
  return placed.toSorted((one, other) => one.column - other.column)
}

function alignLabel(middle: number, width: number, plotWidth: number): { anchor: PlacedLabel['anchor']; left: number } {
  if (middle - width / 2 < 0) return { anchor: 'start', left: 0 }
  if (middle + width / 2 > plotWidth) return { anchor: 'end', left: plotWidth - width }
  return { anchor: 'middle', left: middle - width / 2 }
}

/** Whether every label fits into the slot of its own column. */
export const fitAll = (widths: readonly number[], plotWidth: number): boolean =>
  Math.max(...widths) + gap <= plotWidth / widths.length

/** The months to label if not all can be: the last, the highest and the lowest; among equals, the latest. */
export function findLabelled(values: readonly (number | null)[]): Set<number> {
  const known = values.flatMap((value, place) => (value === null ? [] : [{ value, place }]))
  const latest = known.at(-1)
  if (latest === undefined) return new Set()
  const high = known.reduce((best, month) => (month.value >= best.value ? month : best))
  const low = known.reduce((best, month) => (month.value <= best.value ? month : best))
  return new Set(high.value === low.value ? [latest.place] : [latest.place, high.place, low.place])
}
