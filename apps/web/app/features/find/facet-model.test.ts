import { describe, expect, it } from 'vitest'
import type { Translate } from '../../i18n/translate.tsx'
import { listFacets } from './facet-model.ts'
import type { ListPlace } from './list-place.ts'

const facets = {
  category: [
    { slug: 'seo', name: 'SEO', tools: 4 },
    { slug: 'legal', name: 'Legal', tools: 0 },
    { slug: 'travel', name: 'Travel', tools: 4 },
    { slug: 'music', name: 'Music', tools: 9 },
  ],
  price: [
    { value: 'free' as const, tools: 1 },
    { value: 'paid' as const, tools: 8 },
  ],
  features: [],
  aiRole: [
    { value: 'core' as const, tools: 2 },
    { value: 'feature' as const, tools: 7 },
  ],
}
const sayId = ((id: string) => id) as Translate
const list = (place: ListPlace) => listFacets(sayId, facets, place)

describe('listFacets', () => {
  it('puts chosen values first, then those that give most, equal ones in the order of the catalogue', () => {
    const [, , , category] = list({ page: 'find', category: undefined, query: { category: 'legal' } })
    expect(category?.values.map(({ value }) => value)).toEqual(['legal', 'music', 'seo', 'travel'])
    expect(category?.values.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(['legal'])
  })

  it('leaves prices and roles in their own order', () => {
    const [price, , aiRole] = list({ page: 'find', category: undefined, query: { price: 'paid' } })
    expect(price?.values.map(({ value }) => value)).toEqual(['free', 'paid'])
    expect(aiRole?.values.map(({ value }) => value)).toEqual(['core', 'feature'])
  })

  it('offers no categories on the page of one', () => {
    const keys = list({ page: 'category', category: 'seo', query: {} }).map(({ key }) => key)
    expect(keys).toEqual(['price', 'features', 'aiRole'])
  })
})
