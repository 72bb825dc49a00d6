import { describe, expect, it } from 'vitest'
import { createReplicaLag } from './replica-lag.ts'

describe('the lag of a replica', () => {
  it('is unknown until the replica has passed a mark', () => {
    const lag = createReplicaLag()
    expect(lag.behind(900)).toBeUndefined()
    lag.mark(1_000, 0)
    expect(lag.behind(900)).toBeUndefined()
    expect(lag.behind(1_000)).toBe(0)
  })

  it('stays 0 while nothing is written, however long that lasts', () => {
    const lag = createReplicaLag()
    for (const at of [0, 1_000, 2_000, 86_400_000]) {
      lag.mark(1_000, at)
      expect(lag.behind(1_000)).toBe(0)
    }
  })

  it('grows while the primary is written to and nothing is applied, and shrinks as marks are passed', () => {
    const lag = createReplicaLag()
    lag.mark(1_000, 0)
    lag.behind(1_000)
    const grown = [1, 2, 3, 4].map((second) => {
      lag.mark(1_000 + second, second * 1_000)
      return lag.behind(1_000)
    })
    expect(grown).toEqual([1, 2, 3, 4])
    expect(lag.behind(1_002)).toBe(2)
    expect(lag.behind(1_004)).toBe(0)
  })

  it('is 60 seconds for a replica that constantly follows 60 seconds behind', () => {
    const lag = createReplicaLag()
    const seen = Array.from({ length: 200 }, (_none, second) => {
      lag.mark(second, second * 1_000)
      return lag.behind(second - 60)
    })
    expect(new Set(seen.slice(61))).toEqual(new Set([60]))
  })

  it('does not grow while the primary does not answer', () => {
    const lag = createReplicaLag()
    lag.mark(1_000, 0)
    lag.behind(1_000)
    lag.mark(1_001, 1_000)
    expect([lag.behind(1_000), lag.behind(1_000)]).toEqual([1, 1])
  })

  it('starts over with a primary whose log is shorter', () => {
    const lag = createReplicaLag()
    lag.mark(1_000, 0)
    lag.behind(1_000)
    lag.mark(400, 1_000)
    expect(lag.behind(300)).toBeUndefined()
    expect(lag.behind(400)).toBe(0)
  })

  it('is overstated, never understated, for a replica that was away for more than a day', () => {
    const lag = createReplicaLag()
    lag.mark(0, 0)
    lag.behind(0)
    for (let second = 1; second <= 100_000; second += 1) lag.mark(second, second * 1_000)
    expect(lag.behind(0)).toBe(100_000)
    expect(lag.behind(99_999)).toBeGreaterThan(1)
    lag.mark(100_001, 100_001_000)
    expect(lag.behind(100_001)).toBe(0)
  })
})
