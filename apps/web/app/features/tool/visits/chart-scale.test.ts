import { expect, it } from 'vitest'
import { computeChartLines } from './chart-scale.ts'

it('draws at most four lines at round values, the last one at or above the largest value', () => {
  expect(computeChartLines(27_400_000)).toEqual([10_000_000, 20_000_000, 30_000_000])
  expect(computeChartLines(13_165_887)).toEqual([5_000_000, 10_000_000, 15_000_000])
  expect(computeChartLines(100)).toEqual([25, 50, 75, 100])
  for (let largest = 1; largest < 1e12; largest = Math.ceil(largest * 1.37)) {
    const lines = computeChartLines(largest)
    expect(lines.length).toBeLessThanOrEqual(4)
    expect(lines.at(-1)).toBeGreaterThanOrEqual(largest)
    expect(lines.at(-1)).toBeLessThanOrEqual(Math.max(4, largest * 2))
  }
})

it('uses whole values for the smallest sites, and draws a line even for zero visits', () => {
  expect(computeChartLines(3)).toEqual([1, 2, 3])
  expect(computeChartLines(0)).toEqual([1])
})
