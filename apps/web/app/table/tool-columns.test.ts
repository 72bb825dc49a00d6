import type { ToolFactRow } from '@polydex/contract/tool/tool-fact-row'
import { describe, expect, it } from 'vitest'
import { loadTestMessages } from '../../testing/load-test-messages.ts'
import { createTranslate } from '../i18n/translate.tsx'
import { nameTable } from './name-table.ts'
import { tableTopics, toolColumns, type TableRow } from './tool-columns.ts'
import { writeTable } from './write-table.ts'

const tool: ToolFactRow = {
  slug: 'suno',
  name: 'Suno',
  status: 'published',
  alive: { answeredOn: '2026-11-19', silentSince: null },
  url: 'https://suno.com/',
  description: 'Musik aus Text.',
  textLocale: 'de',
  categories: [{ slug: 'music', name: 'Musik', group: 'audio' }],
  pricing: { model: 'freemium', from: { amount: 8.5, currency: 'USD', period: 'month', checkedOn: '2026-11-01' } },
  facts: {
    free: { value: { signUp: 'yes' } },
    country: { value: 'US' },
    launched: { value: 2023, checked: { on: '2026-11-02', at: 'https://suno.com/about' } },
  },
  lacks: [],
  features: [{ slug: 'mcp', name: 'MCP' }],
  wholeSite: false,
  visits: null,
  growthRate: null,
  bands: null,
  source: null,
}

const rowIn = (row: Omit<TableRow, 'tool'>) => {
  loadTestMessages('de', tableTopics)
  const language = { locale: 'de' as const, t: createTranslate('de', tableTopics) }
  const columns = toolColumns(language, 'https://x.example', { month: '2026-10', basis: 'sample' })
  const lines = writeTable('de', columns, [{ tool, ...row }])
    .slice(1)
    .split('\r\n')
  const [heads = [], cells = []] = lines.map((line) => line.split(';'))
  return Object.fromEntries(heads.map((head, index) => [head, cells[index]]))
}

describe('toolColumns', () => {
  it('D6.2a has every fact in the words of the page, with the day on which it was checked', () => {
    expect(rowIn({ figures: { visits: 12, growthRate: 0.12346, source: null } })).toMatchObject({
      Website: 'https://suno.com/',
      'Seite auf Polydex': 'https://x.example/de/tool/suno',
      Einstiegspreis: expect.stringMatching(/8,50.\$.*01\.11\.2026/),
      'Was kostenlos ist': 'Konto nötig',
      'Verfügbar seit': '2023 · Beim Hersteller geprüft am 02.11.2026',
      'Land des Herstellers': 'Vereinigte Staaten',
      Wachstumsrate: '0,1235',
      'Noch erreichbar?': 'Hat unserem Server am 19.11.2026 geantwortet',
    })
  })

  it('says in every row that figures are samples, also where a tool has none', () => {
    const row = rowIn({ figures: { visits: null, source: null } })
    expect([row['Art der Zahlen'], row['Besuche']]).toEqual(['Beispieldaten', ''])
    expect(Object.keys(row)).not.toContain('Platz')
  })
})

it('names a file after its subject and month, in Latin letters, and says if it is a sample', () => {
  expect(nameTable(['rising', 'Côte d’Ivoire'], '2026-02', 'sample')).toBe(
    'polydex-rising-cote-d-ivoire-2026-02-sample.csv',
  )
  expect(nameTable(['お気に入り'], '2026-11-19', 'bands')).toBe('polydex-2026-11-19.csv')
})
