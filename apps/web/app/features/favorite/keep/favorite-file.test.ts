import { expect, it } from 'vitest'
import { loadTestMessages } from '../../../../testing/load-test-messages.ts'
import { createTranslate } from '../../../i18n/translate.tsx'
import { fileTopics, writeFavorites } from './favorite-file.ts'

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

it('D6.2a writes a table in the visitor’s language; figures have their month and source, in JSON too', () => {
  loadTestMessages('de', fileTopics)
  const language = { locale: 'de' as const, t: createTranslate('de', fileTopics) }
  const [head, first, second] = writeFavorites('csv', given, language, 'https://x.example/de/tool/').split('\r\n')
  expect(head).toBe(
    '\uFEFFName,Seite auf Polydex,Beschreibung,Kategorie,Preis,Besuche,Monat der Besuche,Art und Quelle der Besuche,Status',
  )
  expect(first).toBe(
    'Suno,https://x.example/de/tool/suno,Musik aus Text.,Musik,Kostenlos,27400000,2026-10,Beispieldaten · Polydex,Gelistet',
  )
  expect(second).toBe('Old,https://x.example/de/tool/old,Musik aus Text.,Musik,Kostenlos,,,,Eingestellt')
  expect(JSON.parse(writeFavorites('json', given, language, ''))).toMatchObject({
    visitsOf: '2026-10',
    sources: given.sources,
    favorites: [{ name: 'Suno', pricing: 'free' }, { name: 'Old' }],
  })
})
