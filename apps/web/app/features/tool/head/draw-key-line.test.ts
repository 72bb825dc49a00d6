import { expect, it } from 'vitest'
import { drawKeyLine } from './draw-key-line.ts'

it('spans its own lowest to highest value and ends at the last known month', () => {
  expect(drawKeyLine([100, null, 90, 95])?.line).toBe('M0.0 6.0L133.3 60.0L200.0 33.0')
  expect(drawKeyLine([1, 2, null])?.end).toBe('M100.0 6.0h.01')
  expect([drawKeyLine([5, 5])?.line, drawKeyLine([null, 5])]).toEqual(['M0.0 36.0L200.0 36.0', null])
})
