import { describe, expect, it } from 'vitest'
import { computeMedianBand } from './find-stronger-tools.ts'
import { findLastBand } from './get-country-ladder.ts'

describe('the ladder of a country', () => {
  it('includes whole bands up to 1,000 tools, and always the first', () => {
    expect(findLastBand([11, 17, 13, 101, 67, 266, 0])).toBe(1_000_000)
    expect(findLastBand([400, 600, 0, 1, 0, 0, 0])).toBe(10_000)
    expect(findLastBand([900, 101, 0, 0, 0, 0, 0])).toBe(1_000)
    expect(findLastBand([1_001, 0, 0, 0, 0, 0, 0])).toBe(1_000)
  })
})

describe('the median band', () => {
  it.each([
    [[0, 0, 0, 0, 0, 0, 0], null],
    [[1, 1, 0, 0, 0, 0, 0], 1_000],
    [[1, 1, 1, 0, 0, 0, 0], 5_000],
    [[31, 0, 0, 0, 0, 0, 104], 1_000_000],
  ])('of the counts %j is %s', (counts, band) => expect(computeMedianBand(counts)).toBe(band))
})
