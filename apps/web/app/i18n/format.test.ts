import { localeCodes } from '@polydex/contract/locale/locale'
import { describe, expect, it } from 'vitest'
import { formatCountry, formatNarrowMonth, formatSignedCompact, formatSignedPercent } from './format.ts'

describe('formatCountry', () => {
  it('uses the common name in every language', () => {
    expect(localeCodes.map((locale) => formatCountry(locale, 'HK'))).toEqual([
      'Hong Kong',
      '香港',
      '香港',
      'Hong Kong',
      'Hongkong',
      '香港',
      '홍콩',
      'Hồng Kông',
      'Hong Kong',
    ])
    expect(formatCountry('en', 'US')).toBe('United States')
  })
})

describe('figures', () => {
  it('have a minus sign, not a hyphen', () => expect(formatSignedPercent('en', -0.022)).toBe('−2.2%'))
  it('have ± if a difference rounds to zero, in every language', () => {
    for (const locale of localeCodes)
      for (const value of [0, 0.0004, -0.0004]) {
        expect(formatSignedPercent(locale, value)).toMatch(/^±0[.,]0\s?%$/)
        expect(formatSignedPercent(locale, value + 0.1)).toMatch(/^\+(9|10)[.,]/)
      }
    expect(formatSignedCompact('de', 0)).toBe('±0')
    expect(formatSignedCompact('de', -1_200_000)).toBe('−1,2\u00a0Mio.')
  })
  it('show only the number of a month in languages that number months', () => {
    expect(formatNarrowMonth('ja', '2026-10')).toBe('10')
    expect(formatNarrowMonth('en', '2026-10')).toBe('O')
  })
})
