import { bands } from '@polydex/contract/bands'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMedianBand } from '../testing/median-band.ts'
import { computeMedianBand } from './find-stronger-tools.ts'
import { findLastBand } from './get-country-ladder.ts'

const counts = fc.array(fc.nat({ max: 5 }), { minLength: bands.length, maxLength: bands.length })

describe('the ladder of a country', () => {
  it('includes whole bands up to 1,000 tools, and always the first', () => {
    expect(findLastBand([11, 17, 13, 101, 67, 266, 0])).toBe(1_000_000)
    expect(findLastBand([400, 600, 0, 1, 0, 0, 0])).toBe(10_000)
    expect(findLastBand([900, 101, 0, 0, 0, 0, 0])).toBe(1_000)
    expect(findLastBand([1_001, 0, 0, 0, 0, 0, 0])).toBe(1_000)
  })

  it('has the same median band as the stored summaries', () => {
    fc.assert(
      fc.property(counts, (places) => {
        expect(computeMedianBand(places)).toBe(findMedianBand(places))
      }),
    )
  })
})
