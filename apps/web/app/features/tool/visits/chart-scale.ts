const maxLines = 4
const roundNumbers = [1, 2, 2.5, 5, 10]

/** Round values for grid lines, at most four, the last one above the largest value. */
export function computeChartLines(largest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, largest / maxLines)))
  const step = roundNumbers.map((number) => number * power).find((size) => largest <= size * maxLines) ?? largest
  // Visits are integers: no grid lines between them.
  const wholeStep = Math.max(1, Math.ceil(step))
  return Array.from({ length: Math.max(1, Math.ceil(largest / wholeStep)) }, (_, place) => (place + 1) * wholeStep)
}
