import { describe, expect, it } from 'vitest'
import { matchesRegion } from './match-region.ts'

describe('matchesRegion', () => {
  it('finds a country by any part of its name, ignoring case and diacritics', () => {
    expect(matchesRegion('en', 'TR', 'turk')).toBe(true)
    expect(matchesRegion('es', 'JP', 'japon')).toBe(true)
    expect(matchesRegion('vi', 'KR', 'han quoc')).toBe(true)
    expect(matchesRegion('de', 'AT', 'ÖSTER')).toBe(true)
    expect(matchesRegion('en', 'JP', 'chi')).toBe(false)
  })

  it('finds a country by its code, but not by part of the code', () => {
    expect(matchesRegion('ja', 'DE', 'de')).toBe(true)
    expect(matchesRegion('ja', 'DE', 'd')).toBe(false)
  })

  it('finds a Korean name while its syllable is being typed', () => {
    expect(matchesRegion('ko', 'JP', '이')).toBe(true)
    expect(matchesRegion('ko', 'JP', '일보')).toBe(true)
  })
})
