import { expect, it } from 'vitest'
import { drawSparkline } from './draw-sparkline.ts'

const listPoints = (path: string) =>
  [...path.matchAll(/([ML])([\d.]+) ([\d.]+)/g)].map(([, command, x, y]) => ({ command, x: Number(x), y: Number(y) }))

it('starts at zero: heights above the base are proportional to the figures', () => {
  const [first, second, third] = listPoints(drawSparkline([1_000, 500, 0]).line)
  expect([first?.y, second?.y, third?.y]).toEqual([4, 14, 24])
  // Months that are nearly equal look nearly equal.
  const near = listPoints(drawSparkline([1_000, 990]).line).map(({ y }) => y)
  expect((near[1] ?? 0) - (near[0] ?? 0)).toBeLessThan(0.5)
})

it('breaks at a gap, draws an isolated month as a point, and marks the last known month', () => {
  const { line, end } = drawSparkline([null, 5, null, 10, 10, null])
  expect(line).toBe('M24.2 14.0h.01M66.6 4.0L87.8 4.0')
  expect(end).toBe('M87.8 4.0h.01')
})
