import { expect, it } from 'vitest'
import { drawSparkline } from './draw-sparkline.ts'

const listPoints = (path: string) =>
  [...path.matchAll(/([ML])([\d.]+) ([\d.]+)/g)].map(([, command, x, y]) => ({ command, x: Number(x), y: Number(y) }))

const heights = (values: number[]) => listPoints(drawSparkline(values).line).map(({ y }) => y)

it('runs from its own lowest to its own highest figure; equal figures run through the middle', () => {
  expect(heights([1_000, 950, 900])).toEqual([4, 14, 24])
  expect(heights([7, 7])).toEqual([14, 14])
})

it('breaks at a gap, draws an isolated month as a point, and marks the last known month', () => {
  const { line, end } = drawSparkline([null, 5, null, 10, 10, null])
  expect(line).toBe('M24.2 24.0h.01M66.6 4.0L87.8 4.0')
  expect(end).toBe('M87.8 4.0h.01')
})
