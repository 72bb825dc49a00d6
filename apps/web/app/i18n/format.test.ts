import { localeCodes } from '@polydex/contract/locale'
import { describe, expect, it } from 'vitest'
import { formatCountry, formatNarrowMonth, formatSignedPercent } from './format.ts'

describe('formatCountry', () => {
  it('says what people say, in every language', () => {
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
  it('have a minus, not a hyphen', () => expect(formatSignedPercent('en', -0.022)).toBe('−2.2%'))
  it('have a month’s number alone where months are numbered', () => {
    expect(formatNarrowMonth('ja', '2026-10')).toBe('10')
    expect(formatNarrowMonth('en', '2026-10')).toBe('O')
  })
})
