import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { openTestDatabase } from './test-database.ts'

const database = openTestDatabase()
const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function migrationsOf(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'polydex-migrations-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

describe('migrate', () => {
  it('has nothing to do on a migrated database, also when several processes ask at once', async () => {
    expect(await Promise.all([1, 2, 3].map(() => migrate(database.url)))).toEqual([[], [], []])
  })

  it('refuses a migration that was edited after it had been applied', async () => {
    const folder = await migrationsOf({ '0001_create_taxonomy.sql': 'select 1' })
    await expect(migrate(database.url, folder)).rejects.toThrow('was changed')
  })

  it('leaves nothing of a migration that fails', async () => {
    const folder = await migrationsOf({ '0001_broken.sql': 'create table half_done (); select nonsense' })
    await expect(migrate(database.url, folder)).rejects.toThrow('0001_broken.sql failed')
    const tables = await database.db.introspection.getTables()
    expect(tables.map(({ name }) => name)).not.toContain('half_done')
  })

  it('refuses a gap in the numbers', async () => {
    await expect(migrate(database.url, await migrationsOf({ '0002_late.sql': '' }))).rejects.toThrow('is not number 1')
  })
})
