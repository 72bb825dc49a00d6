import { describe, expect, it } from 'vitest'
import { seedAfter, seedOfHour } from './seeds.ts'

describe('seeds', () => {
  it('D1.1f do not repeat for 10,000 steps, and are integers that the API accepts', () => {
    const seen = new Set<number>()
    let seed = seedOfHour(Date.UTC(2026, 10, 15, 12, 30))
    for (let turn = 0; turn < 10_000; turn += 1) {
      expect(String(seed)).toMatch(/^[1-9]\d{0,8}$/)
      seen.add(seed)
      seed = seedAfter(seed)
    }
    expect(seen.size).toBe(10_000)
    for (const odd of [1, 999_999_937, 999_999_999]) expect(String(seedAfter(odd))).toMatch(/^[1-9]\d{0,8}$/)
  })

  it('D1.1f stay the same for an hour', () => {
    const hour = Date.UTC(2026, 10, 15, 12)
    expect(seedOfHour(hour + 3_599_999)).toBe(seedOfHour(hour))
    expect(seedOfHour(hour + 3_600_000)).not.toBe(seedOfHour(hour))
  })
})
