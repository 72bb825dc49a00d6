import { describe, expect, it } from 'vitest'
import { findMedianBand } from '../testing/median-band.ts'
import { listCountries } from './list-countries.ts'

describe('the median band', () => {
  it.each([
    [[0, 0, 0, 0, 0, 0, 0], null],
    [[1, 0, 0, 0, 0, 0, 0], 1_000],
    [[1, 1, 0, 0, 0, 0, 0], 1_000],
    [[1, 1, 1, 0, 0, 0, 0], 5_000],
    [[31, 0, 0, 0, 0, 0, 104], 1_000_000],
  ])('of the counts %j is %s', (counts, band) => {
    expect(findMedianBand(counts)).toBe(band)
  })
})

describe('listCountries', () => {
  it('returns current countries including Kosovo, without former, reserved or unlisted codes', () => {
    const codes = listCountries()
    expect(codes).toHaveLength(236)
    for (const code of ['US', 'JP', 'XK', 'TW']) expect(codes).toContain(code)
    for (const code of ['SU', 'DD', 'EU', 'UK', 'AQ', 'AC', 'KP', 'CX']) expect(codes).not.toContain(code)
  })
})
