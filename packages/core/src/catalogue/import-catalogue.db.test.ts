import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localeCodes } from '@polydex/contract/locale'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toolFileOf } from './source/tool-files.ts'
import { getCategoryGroups } from '../category/get-category-groups.ts'
import { isAlone } from '../../../../tests/run-mode.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { importCatalogue } from './import-catalogue.ts'
import { checksumRows } from '../testing/test-checksum.ts'

const database = openTestDatabase({ user: 'worker' })
const now = new Date('2026-11-15T03:00:00Z')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-catalogue-'))
  await cp('catalogue', folder, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true }))

const countTools = async () => (await database.db.selectFrom('tools').select('slug').execute()).length

async function changeFile(slug: string, change: (text: string) => string): Promise<void> {
  const path = join(folder, toolFileOf(slug))
  await writeFile(path, change(await readFile(path, 'utf8')))
}

// The whole catalogue, several times.
describe('importCatalogue', { timeout: 120_000 }, () => {
  it('imports the whole shipped catalogue into an empty database, within 30 seconds on an idle machine', async () => {
    const startedAt = performance.now()
    const report = await importCatalogue(database.db, folder, now)
    expect(performance.now() - startedAt).toBeLessThan(isAlone ? 30_000 : 120_000)
    expect(report).toMatchObject({ changed: 0, unchanged: 0, remarks: [] })
    expect(report.added).toBe(await countTools())
    expect(report.added).toBeGreaterThanOrEqual(600)
  })

  it('writes nothing the second time', async () => {
    const before = await checksumRows(database.as('owner'))
    expect(await importCatalogue(database.db, folder, now)).toMatchObject({ added: 0, changed: 0, remarks: [] })
    expect(await checksumRows(database.as('owner'))).toBe(before)
  })

  it('consumes no ids for existing categories, because the taxonomy has few ids', async () => {
    const { rows } = await sql<{ last: number }>`
      select last_value as last from pg_sequences where sequencename = 'categories_id_seq'`.execute(
      database.as('owner'),
    )
    expect(rows).toEqual([{ last: 60 }])
  })

  it('updates only the entry that changed', async () => {
    await changeFile('deepl', (text) => text.replace('"name": "DeepL"', '"name": "DeepL 2"'))
    expect(await importCatalogue(database.db, folder, now)).toMatchObject({ added: 0, changed: 1 })
    const row = await database.db.selectFrom('tools').select('name').where('slug', '=', 'deepl').executeTakeFirst()
    expect(row?.name).toBe('DeepL 2')
  })

  it('rejects a broken entry with a reason and accepts the others', async () => {
    await writeFile(join(folder, 'tools', 'broken.json'), '{ "slug": "broken", "homepage": "javascript:1" }')
    const { remarks, unchanged } = await importCatalogue(database.db, folder, now)
    expect(remarks).toMatchObject([{ kind: 'rejected', place: 'tools/broken.json' }])
    expect(remarks[0]?.reason).toContain('homepage')
    expect(unchanged).toBe(await countTools())
  })

  it('S1.1b provides all groups, categories and the number of tools in every language', async () => {
    for (const locale of localeCodes) {
      const { groups, figures } = await getCategoryGroups(database.db, { locale })
      expect(groups).toHaveLength(12)
      expect(groups.flatMap(({ categories }) => categories)).toHaveLength(60)
      expect(figures.tools).toBe(await countTools())
    }
  })
})
