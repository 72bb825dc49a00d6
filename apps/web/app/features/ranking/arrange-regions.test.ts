import { describe, expect, it } from 'vitest'
import { arrangeRegions } from './arrange-regions.ts'

describe('arrangeRegions', () => {
  it('groups countries by part of the world, sorted by name in the page’s language', () => {
    const regions = ['SE', 'AT', 'ZA', 'US', 'JP', 'AU', 'AE'].map((region) => ({ region, total: 1 }))
    const arranged = (locale: 'en' | 'de') =>
      arrangeRegions(locale, regions).map(({ part, regions: listed }) => [part, listed.map(({ region }) => region)])
    expect(arranged('en')).toEqual([
      ['asia', ['AU', 'JP']],
      ['europe', ['AT', 'SE']],
      ['americas', ['US']],
      ['africa', ['ZA', 'AE']],
    ])
    // Österreich sorts with O, Schweden after it; Südafrika before Vereinigte Arabische Emirate.
    expect(arranged('de')).toEqual(arranged('en'))
  })

  it('leaves out parts of the world without a country', () => {
    expect(arrangeRegions('en', [{ region: 'BR', total: 4 }])).toEqual([
      { part: 'americas', regions: [{ region: 'BR', total: 4 }] },
    ])
  })
})
