import { describe, expect, it } from 'vitest'
import { filterRegions, isRegionMeant } from './match-region.ts'

describe('isRegionMeant', () => {
  it('finds a country by any part of its name, whatever the case and marks', () => {
    expect(isRegionMeant('en', 'TR', 'turk')).toBe(true)
    expect(isRegionMeant('es', 'JP', 'japon')).toBe(true)
    expect(isRegionMeant('vi', 'KR', 'han quoc')).toBe(true)
    expect(isRegionMeant('de', 'AT', 'ÖSTER')).toBe(true)
    expect(isRegionMeant('en', 'JP', 'chi')).toBe(false)
  })

  it('finds it by its code, but not by a part of that', () => {
    expect(isRegionMeant('ja', 'DE', 'de')).toBe(true)
    expect(isRegionMeant('ja', 'DE', 'd')).toBe(false)
  })

  it('finds a Korean name while its syllable is being typed', () => {
    expect(isRegionMeant('ko', 'JP', '이')).toBe(true)
    expect(isRegionMeant('ko', 'JP', '일보')).toBe(true)
  })
})

describe('filterRegions', () => {
  it('keeps the order and drops empty groups; nothing typed keeps all', () => {
    const groups = [
      { part: 'asia' as const, regions: [{ region: 'JP', total: 3 }] },
      {
        part: 'europe' as const,
        regions: [
          { region: 'DE', total: 2 },
          { region: 'SE', total: 1 },
        ],
      },
    ]
    expect(filterRegions('en', groups, 'e')).toEqual([groups[1]])
    expect(filterRegions('en', groups, ' ')).toEqual(groups)
  })
})
