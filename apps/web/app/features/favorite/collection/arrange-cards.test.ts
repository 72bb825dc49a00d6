import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { describe, expect, it } from 'vitest'
import { arrangeCards, countCategories } from './arrange-cards.ts'

const card = (slug: string, given: Partial<ToolCard>) => ({ slug, name: slug, ...given }) as ToolCard
const copy = { slug: 'copywriting', name: 'Copywriting' }
const photo = { slug: 'image-editing', name: 'Photo editing' }
const cards = [
  card('zebra', { category: photo, visits: null, addedOn: '2026-03-01' }),
  card('Äpfel', { category: copy, visits: 20, addedOn: '2026-01-01' }),
  card('apfelsine', { category: copy, visits: 300, addedOn: '2026-02-01' }),
]
const arrange = (sort: 'saved' | 'name' | 'visits' | 'added', category?: string) =>
  arrangeCards(cards, { sort, category, locale: 'de' }).map(({ slug }) => slug)

describe('arranging favourites', () => {
  it('D6.2a keeps the saved order, or sorts by name, visits or day added, tools without visits last', () => {
    expect(arrange('saved')).toEqual(['zebra', 'Äpfel', 'apfelsine'])
    expect(arrange('name')).toEqual(['Äpfel', 'apfelsine', 'zebra'])
    expect(arrange('visits')).toEqual(['apfelsine', 'Äpfel', 'zebra'])
    expect(arrange('added')).toEqual(['zebra', 'apfelsine', 'Äpfel'])
  })

  it('D3.1h puts tools without a known day last', () => {
    const undated = card('undated', { category: copy, visits: 5, addedOn: null })
    const arranged = arrangeCards([undated, ...cards], { sort: 'added', category: undefined, locale: 'de' })
    expect(arranged.map(({ slug }) => slug)).toEqual(['zebra', 'apfelsine', 'Äpfel', 'undated'])
  })

  it('D6.2a counts tools per category as the filter does', () => {
    const counted = countCategories(cards)
    expect(counted.map(({ slug, tools }) => [slug, tools])).toEqual([
      ['copywriting', 2],
      ['image-editing', 1],
    ])
    for (const { slug, tools } of counted) expect(arrange('saved', slug)).toHaveLength(tools)
  })
})
