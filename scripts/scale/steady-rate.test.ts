import { describe, expect, it } from 'vitest'
import { computeSteadyRate, sumOfShares } from './steady-rate.ts'

/** The exact sum, place by place. */
function sumSteadyRate(visitsPerSecond: number, addresses: number, from: number, holdsSeconds: number): number {
  const ofFirst = visitsPerSecond / sumOfShares(addresses)
  let rate = 0
  for (let place = from; place <= addresses; place += 1) rate += 1 / (holdsSeconds + place / ofFirst)
  return rate
}

describe('computeSteadyRate', () => {
  it.each([
    [4, 900_000, 1, 30],
    [400, 23_580, 1, 30],
    [40_000, 900_000, 20_001, 86_400],
  ])('is the sum over all places: %i visits a second, %i addresses', (visits, addresses, from, holds) => {
    const expected = sumSteadyRate(visits, addresses, from, holds)
    expect(computeSteadyRate(visits, { addresses, from }, holds) / expected).toBeCloseTo(1, 2)
  })

  it('is the visit rate without caching, and one per address and period with many visits', () => {
    expect(computeSteadyRate(100, { addresses: 5_000 }, 0) / 100).toBeCloseTo(1, 1)
    expect(computeSteadyRate(1e9, { addresses: 5_000 }, 50)).toBeCloseTo(100, 0)
  })

  it('is 0 beyond the last address', () => {
    expect(computeSteadyRate(100, { addresses: 5_000, from: 20_001 }, 30)).toBe(0)
  })

  // docs/measurements.md, Edge: 2,487 stale while renewed, 3,623 unchanged and 607 rendered of 23,653 at 400/s; 2.2 % first visits.
  it('agrees with a measured replay of visits through the edge', () => {
    const addresses = 2_620 * 9
    const asked = (2_487 + 3_623 + 607) / 23_653
    expect(computeSteadyRate(400, { addresses }, 30) / 400 / asked).toBeCloseTo(1, 1)
    let firstVisits = 0
    for (let place = 1; place <= addresses; place += 1) {
      const share = 1 / (place * sumOfShares(addresses))
      firstVisits += share * Math.exp(-400 * 600 * share)
    }
    expect(firstVisits).toBeCloseTo(0.022, 3)
  })
})
