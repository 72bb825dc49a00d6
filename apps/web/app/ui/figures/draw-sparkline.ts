/** In units of the viewBox; the page stretches it. */
export const sparklineSize = { width: 112, height: 28 }

/** Room for the mark of the last month. */
const inset = { x: 3, y: 4 }
/** A line of zero length, which round caps turn into a dot. */
const dot = 'h.01'

/**
 * The paths of a small line chart, from its own lowest value to its own highest: from zero, a year of most tools is a
 * flat line. Beside it must stand that its height is its own. Equal values run through the middle. A month without a
 * figure breaks the line; an isolated one is a dot.
 */
export function drawSparkline(values: readonly (number | null)[]): { line: string; end: string } {
  const { width, height } = sparklineSize
  const base = height - inset.y
  const known = values.filter((value) => value !== null)
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  const heightOf = (value: number) => (highest === lowest ? 0.5 : (value - lowest) / (highest - lowest))
  const points = values.map((value, place) =>
    value === null
      ? null
      : `${(inset.x + (place / (values.length - 1)) * (width - 2 * inset.x)).toFixed(1)} ${(base - heightOf(value) * (base - inset.y)).toFixed(1)}`,
  )
  const isKnown = (place: number) => (points[place] ?? null) !== null
  return {
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
