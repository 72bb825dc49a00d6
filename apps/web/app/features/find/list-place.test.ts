import { describe, expect, it } from 'vitest'
import { addressIn, isPlain, without, type ListPlace } from './list-place.ts'

const placeOf = (query: ListPlace['query']): ListPlace => ({ page: 'find', subject: undefined, query })

describe('addressIn', () => {
  it('goes back to the first page unless a page is given', () => {
    const place = placeOf({ q: 'ai', price: 'free', page: '3' })
    expect(addressIn('en', place, { sort: 'added' })).toBe('/find?q=ai&price=free&sort=added')
    expect(addressIn('zh', place, { page: 4 })).toBe('/zh/find?q=ai&price=free&page=4')
  })

  it('stays on the page of a category', () => {
    const place: ListPlace = { page: 'category', subject: 'seo', query: { features: 'analytics' } }
    expect(addressIn('de', place, { price: 'paid,free' })).toBe('/de/cate/seo?price=free,paid&features=analytics')
  })
})

describe('without', () => {
  it('removes one value, and the parameter with its last value', () => {
    const place = placeOf({ features: 'analytics,automation,voice-input' })
    expect(addressIn('en', place, without(place, 'features', 'automation'))).toBe(
      '/find?features=analytics,voice-input',
    )
    expect(without(placeOf({ features: 'automation' }), 'features', 'automation')).toEqual({ features: undefined })
  })
})

describe('isPlain', () => {
  it.each([
    [{}, true],
    [{ page: '2' }, true],
    [{ q: 'ai' }, false],
    [{ sort: 'added' }, false],
  ])('for %j returns %s', (query, wanted) => expect(isPlain(placeOf(query))).toBe(wanted))
})
