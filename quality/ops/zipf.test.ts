import { seedRandom } from '@polydex/contract/seed-random'
import { describe, expect, it } from 'vitest'
import { createZipf } from './zipf.ts'

describe('createZipf', () => {
  it('draws the second place half as often as the first, and every place at least once', () => {
    const draw = createZipf(100, seedRandom(7))
    const counts = Array.from({ length: 100 }, () => 0)
    for (let turn = 0; turn < 100_000; turn += 1) {
      const place = draw()
      counts[place] = (counts[place] ?? 0) + 1
    }
    const [first = 0, second = 0, third = 0] = counts
    expect(first / second).toBeCloseTo(2, 0)
    expect(first / third).toBeCloseTo(3, 0)
    expect(counts.every((count) => count > 0)).toBe(true)
  })
})
