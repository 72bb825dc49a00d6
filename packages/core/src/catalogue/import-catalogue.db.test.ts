import { rm, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localeCodes } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toolFileOf } from './source/tool-files.ts'
import { getCategoryGroups } from '../category/get-category-groups.ts'
import { copyTemplateCatalogue } from '../testing/catalogue-template.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { getSuggestions } from '../tool/get-suggestions.ts'
import { importCatalogue } from './import-catalogue.ts'
import { importSource } from './import-source.ts'
import { openFolder } from './source/open-folder.ts'
import { checksumRows } from '../testing/test-checksum.ts'

const database = openTestDatabase({ user: 'worker', catalogue: true })
const now = new Date('2026-11-15T03:00:00Z')
let folder: string

beforeAll(async () => {
  folder = await copyTemplateCatalogue()
})
afterAll(() => rm(folder, { recursive: true }))

const countTools = async () => (await database.db.selectFrom('tools').select('slug').execute()).length

describe('importCatalogue', () => {
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

  it('updates only the entry that changed, and rejects a broken one with a reason', async () => {
    const path = join(folder, toolFileOf('deepl'))
    await writeFile(path, (await readFile(path, 'utf8')).replace('"name": "DeepL"', '"name": "DeepL 2"'))
    await writeFile(join(folder, 'tools', 'broken.json'), '{ "slug": "broken", "homepage": "javascript:1" }')
    const { added, changed, unchanged, remarks } = await importCatalogue(database.db, folder, now)
    expect({ added, changed, unchanged }).toEqual({ added: 0, changed: 1, unchanged: (await countTools()) - 1 })
    expect(remarks).toMatchObject([
      { kind: 'rejected', place: 'tools/broken.json', reason: expect.stringContaining('homepage') },
    ])
    const row = await database.db.selectFrom('tools').select('name').where('slug', '=', 'deepl').executeTakeFirst()
    expect(row?.name).toBe('DeepL 2')
  })

  it('D1.5c gives tools their marks, and takes away those that are gone from the list or whose brand objected', async () => {
    const mark = { set: 'simple-icons', icon: 'deepl', colour: '#0F2B46', hash: '0a1b2c3d' }
    const importMarks = async (marks: Record<string, typeof mark>, marksOff: string[] = []) => {
      await writeFile(join(folder, 'marks.json'), JSON.stringify(marks))
      await importSource(database.db, await openFolder(folder), { now, marksOff })
      const { suggestions } = await getSuggestions(database.db, { q: 'deepl', locale: 'ja' })
      return suggestions.flatMap(({ slug, mark: path }) => (slug === 'deepl' ? [path] : []))
    }
    expect(await importMarks({ deepl: mark })).toEqual(['/assets/marks/deepl-0a1b2c3d.svg'])
    expect(await importMarks({ deepl: mark }, ['deepl'])).toEqual([null])
    expect(await importMarks({ deepl: mark })).not.toEqual([null])
    expect(await importMarks({})).toEqual([null])
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
