import { listFilters } from '@polydex/contract/tool/list-filter'
import { mapFactFilters } from '@polydex/contract/tool/tool-fact-values'
import { describe, expect, it } from 'vitest'
import type { Translate } from '../../../i18n/translate.tsx'
import { listFacets } from './list-facets.server.ts'
import type { ListPlace } from '../list-place.ts'

const facets = {
  ...mapFactFilters(() => []),
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
  platform: [
    { value: 'web' as const, tools: 3 },
    { value: 'ios' as const, tools: 5 },
    { value: 'unknown' as const, tools: 9 },
  ],
  language: [
    { value: 'ja' as const, tools: 0 },
    { value: 'fr' as const, tools: 2 },
    { value: 'en' as const, tools: 1 },
  ],
  country: [{ value: 'DE', tools: 1 }],
}
const sayId = ((id: string) => id) as Translate
const list = (place: ListPlace) => listFacets(sayId, 'en', facets, place)

describe('listFacets', () => {
  it('puts chosen values first, then those with the most tools, ties in catalogue order', () => {
    const category = list({ page: 'find', subject: undefined, query: { category: 'legal' } }).at(-1)
    expect(category?.values.map(({ value }) => value)).toEqual(['legal', 'music', 'seo', 'travel'])
    expect(category?.values.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(['legal'])
  })

  it('offers no categories on the page of a category', () => {
    const keys = list({ page: 'category', subject: 'seo', query: {} }).map(({ key }) => key)
    expect(keys.toSorted()).toEqual(listFilters.filter((key) => key !== 'category').toSorted())
  })

  it('puts “not known” last whatever its count, and shows the names of languages and countries', () => {
    const named = list({ page: 'find', subject: undefined, query: {} })
    const namesOf = (key: string) => named.find((facet) => facet.key === key)?.values.map(({ name }) => name)
    expect(namesOf('platform')).toEqual(['iOS', 'Card.onWeb', 'filter.notKnown'])
    expect(namesOf('country')).toEqual(['Germany'])
    // The visitor's own language is first; one that no tool of the list has is left out.
    expect(namesOf('language')).toEqual(['English', 'French'])
  })
})
