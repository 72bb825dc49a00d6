import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../../../tests/run-mode.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { importFrom } from './import-from.ts'
import type { Remark } from './import-source.ts'
import { checksumContent, checksumRows } from '../testing/test-checksum.ts'
import { createTaxonomy } from '../testing/test-catalogue.ts'
import { createRows, toNdjson } from '../testing/test-rows.ts'

const database = openTestDatabase({ user: 'worker' })
const now = new Date('2026-11-15T03:00:00Z')
/** A broken row comes after every thirtieth good one. */
const rowCount = isLong ? 6_000 : 300
const brokenCount = rowCount / 30
const rows = createRows(rowCount)
let folder: string

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting', 'chatbots'] })
  folder = await mkdtemp(join(tmpdir(), 'polydex-rows-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Imports a text as a file with the list's name, so that it belongs to the same catalogue. */
async function importText(name: string, text: string, remarks: Remark[] = []) {
  const from = join(folder, name)
  await writeFile(from, text)
  const options = { now, onRemark: (remark: Remark) => remarks.push(remark) }
  return importFrom(database.db, { from }, options)
}
const findTool = (slug: string) =>
  database.db.selectFrom('tools').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()

/** Formats a CSV cell: lists with bars, texts in quotes, null as an empty cell. */
function toCell(value: unknown): string {
  if (Array.isArray(value)) return value.join('|')
  return typeof value === 'string' ? JSON.stringify(value) : ''
}

const broken = Array.from({ length: brokenCount }, (_, index) => {
  const row = { slug: `broken-${index}`, name: 'Broken', url: `https://broken-${index}.com/`, categories: ['chatbots'] }
  const faults = [
    '{"slug": "cut',
    { ...row, slug: 'Not A Slug' },
    { ...row, name: 'a\0b' },
    { ...row, name: '\uD800' },
    { ...row, url: 'https://127.0.0.1/' },
    { ...row, categories: ['nowhere'] },
    { ...row, pricing: 'cheap' },
    { ...row, added: '0000-00-00' },
    { ...row, slug: `tool-${index}` }, // its slug is there already
    { ...row, url: `https://tool-${index * 15 + 1}.com/` }, // its homepage is there already
  ]
  return faults[index % faults.length] ?? {}
})
const mixed = rows.flatMap((row, index) => (index % 30 === 29 ? [row, broken[(index - 29) / 30]] : [row]))

describe(`importFrom, with ${rowCount} rows`, { timeout: 60_000 }, () => {
  it('imports them all', async () => {
    expect(await importText('list.ndjson', toNdjson(rows))).toMatchObject({
      added: rowCount,
      rejected: 0,
      catalogue: 'list',
    })
  })

  it('writes no row of any table the second time', async () => {
    const before = await checksumRows(database.as('owner'))
    expect(await importText('list.ndjson', toNdjson(rows))).toMatchObject({ added: 0, changed: 0, unchanged: rowCount })
    expect(await checksumRows(database.as('owner'))).toBe(before)
  })

  it('rejects broken rows among them, naming the place and the reason', async () => {
    const content = await checksumContent(database.db)
    const remarks: Remark[] = []
    const result = await importText('list.ndjson', toNdjson(mixed), remarks)
    expect(result).toMatchObject({ added: 0, changed: 0, unchanged: rowCount, rejected: brokenCount })
    expect(result).toHaveProperty('rejections.length', Math.min(50, brokenCount))
    expect(remarks).toHaveLength(brokenCount)
    expect(remarks[0]).toEqual({ kind: 'rejected', place: 'line 31', reason: 'is not valid JSON' })
    expect(remarks.slice(0, 10).map(({ reason }) => reason.split(' ')[0])).toEqual([
      'is',
      'slug',
      'name',
      'name',
      'url',
      'categories',
      'pricing',
      'added',
      'slug',
      'homepage',
    ])
    expect(remarks.find(({ reason }) => reason.startsWith('slug tool-8 '))?.reason).toBe(
      'slug tool-8 is already in line 9',
    )
    expect(await checksumContent(database.db)).toBe(content)
  })

  it('D3.1a assigns no traffic site to tools below a path on a shared host', async () => {
    const tools = await database.db.selectFrom('tools').select(['homepage_url', 'traffic_site_id', 'site_id']).execute()
    const shared = tools.filter((tool) => tool.homepage_url.startsWith('https://shared-'))
    expect(shared).toHaveLength(rowCount / 15)
    expect(new Set(shared.map((tool) => tool.site_id)).size).toBe(8)
    expect(shared.filter((tool) => tool.traffic_site_id !== null)).toEqual([])
    const alone = tools.filter((tool) => !tool.homepage_url.startsWith('https://shared-'))
    expect(alone.filter((tool) => tool.traffic_site_id !== tool.site_id)).toEqual([])
  })

  it('D3.1h D3.1e stores the day a tool was first listed, or none; never the day of the import', async () => {
    expect(await findTool('tool-1')).toMatchObject({ first_listed_on: '2021-03-14', changed_on: '2026-11-15' })
    expect(await findTool('tool-4')).toMatchObject({ first_listed_on: null, changed_on: '2026-11-15' })
  })

  it('imports the same content from CSV as from NDJSON', async () => {
    const content = await checksumContent(database.db)
    const fields = ['slug', 'name', 'url', 'categories', 'pricing', 'features', 'added', 'notes']
    const lines = rows.map((row) => fields.map((field) => toCell(row[field])).join(','))
    const result = await importText('list.csv', [fields.join(','), ...lines, 'csv-only,,,,,,,', ''].join('\r\n'))
    expect(result).toMatchObject({ unchanged: rowCount, rejected: 1, rejections: [{ place: `line ${rowCount + 2}` }] })
    expect(await checksumContent(database.db)).toBe(content)
  })
})
