import { describe, expect, it } from 'vitest'
import type { ListPlace } from '../list-place.ts'
import { addressWithout, isUnknownText, type Drop } from './rescue-model.ts'

const query = { q: 'x', price: 'free,paid', features: 'analytics,automation', page: '2' }
const find: ListPlace = { page: 'find', subject: undefined, query: { ...query, category: 'seo' } }
const category: ListPlace = { page: 'category', subject: 'seo', query }
const drop = (part: Drop['part'], value: string | null = null): Drop => ({ part, value, tools: 1 })

describe('addressWithout', () => {
  it.each([
    [drop('q'), '/de/find?category=seo&price=free,paid&features=analytics,automation'],
    [drop('price'), '/de/find?q=x&category=seo&features=analytics,automation'],
    [drop('features', 'analytics'), '/de/find?q=x&category=seo&price=free,paid&features=automation'],
  ])('D7.5 drops one condition and keeps the others: %j', (given, wanted) => {
    expect(addressWithout('de', find, given)).toBe(wanted)
  })

  it('D7.5 leaves a category’s own page to drop its category', () => {
    expect(addressWithout('en', category, drop('price'))).toBe('/cate/seo?q=x&features=analytics,automation')
    expect(addressWithout('en', category, drop('category'))).toBe(
      '/find?q=x&price=free,paid&features=analytics,automation',
    )
  })
})

it('a text is unknown if nothing else could be dropped', () => {
  expect(isUnknownText({ drops: [], categories: [] })).toBe(true)
  expect(isUnknownText({ drops: [drop('q')], categories: [] })).toBe(true)
  expect(isUnknownText({ drops: [drop('q'), drop('price')], categories: [] })).toBe(false)
})
