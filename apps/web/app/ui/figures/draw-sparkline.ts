/** In units of the viewBox; the page stretches it. */
export const sparklineSize = { width: 112, height: 28 }

/** Room for the mark of the last month. */
const inset = { x: 3, y: 4 }
/** A line of zero length, which round caps turn into a dot. */
const dot = 'h.01'

/**
 * The paths of a small line chart. It begins at zero: a line that begins at its lowest value makes every change look
 * like a collapse or a boom. A month without a figure breaks the line; an isolated one is a dot.
 */
export function drawSparkline(values: readonly (number | null)[]): { zero: string; line: string; end: string } {
  const { width, height } = sparklineSize
  const base = height - inset.y
  const highest = Math.max(...values.map((value) => value ?? 0)) || 1
  const points = values.map((value, place) =>
    value === null
      ? null
      : `${(inset.x + (place / (values.length - 1)) * (width - 2 * inset.x)).toFixed(1)} ${(base - (value / highest) * (base - inset.y)).toFixed(1)}`,
  )
  const isKnown = (place: number) => (points[place] ?? null) !== null
  return {
    zero: `M0 ${base}H${width}`,
    line: points
      .map((point, place) => {
        if (point === null) return ''
        if (isKnown(place - 1)) return `L${point}`
        return isKnown(place + 1) ? `M${point}` : `M${point}${dot}`
      })
      .join(''),
    end: `M${points.findLast((point) => point !== null) ?? ''}${dot}`,
  }
}
