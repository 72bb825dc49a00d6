import { expect, it } from 'vitest'
import { writeFavorites } from './favorite-file.ts'

const tool = {
  slug: 'suno',
  name: 'Suno',
  description: 'Musik aus Text.',
  category: { slug: 'music', name: 'Musik' },
  pricing: 'free',
  visits: 27_400_000,
  status: 'published',
} as const
const given = {
  exportedAt: '2026-11-15T09:30:00.000Z',
  month: '2026-10',
  sources: [{ provider: 'Polydex', kind: 'sample' as const }],
  favorites: [tool, { ...tool, slug: 'old', name: 'Old', visits: null, status: 'closed' as const }],
}

it('D6.2a writes a list for programs; figures have their month and source', () => {
  expect(JSON.parse(writeFavorites(given, 'https://x.example/de/tool/'))).toMatchObject({
    visitsOf: '2026-10',
    sources: given.sources,
    favorites: [{ name: 'Suno', page: 'https://x.example/de/tool/suno', pricing: 'free' }, { name: 'Old' }],
  })
})
