import { expect, it } from 'vitest'
import { quantile } from './quantile.ts'

it('returns the value that the given share of values does not exceed, whatever their order', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([0.5, 0.95, 0.99, 1].map((share) => quantile(hundred, share))).toEqual([50, 95, 99, 100])
  expect(quantile([5, 1, 3, 2, 4], 0.5)).toBe(3)
  expect(quantile([1, 2], 0.95)).toBe(2)
  expect(quantile([], 0.5)).toBeNaN()
})
