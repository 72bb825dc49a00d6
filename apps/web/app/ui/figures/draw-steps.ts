/** Pixels. */
export const stepsHeight = 64
const lowest = 2

/** Bars of months, as tall as their share of the largest; a month without a figure has none. */
export function drawSteps(series: readonly (number | null)[]): { x: string; height: number | null }[] {
  const largest = Math.max(...series.map((value) => value ?? 0)) || 1
  return series.map((value, place) => ({
    // The last of twelve bars of 6 % ends at the right edge.
    x: `${((place * 94) / (series.length - 1)).toFixed(1)}%`,
    height: value === null ? null : Math.max(lowest, Number(((value / largest) * stepsHeight).toFixed(1))),
  }))
}
