import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { migrate } from './migrate.ts'
import { openTestDatabase } from '../testing/test-database.ts'

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
  it('does nothing on a migrated database, even if called concurrently', async () => {
    expect(await Promise.all([1, 2, 3].map(() => migrate(database.url)))).toEqual([[], [], []])
  })

  it('refuses a migration that was edited after it had been applied', async () => {
    const folder = await migrationsOf({ '0001_create_taxonomy.sql': 'select 1' })
    await expect(migrate(database.url, folder)).rejects.toThrow('was changed')
  })

  it('reports why it failed, even if the connection is lost and nothing can be rolled back', async () => {
    const broken = await migrationsOf({ '0001_broken.sql': 'select nonsense' })
    await expect(migrate(database.url, broken)).rejects.toThrow('failed: column "nonsense" does not exist')
    const lost = await migrationsOf({ '0001_lost.sql': 'select pg_terminate_backend(pg_backend_pid())' })
    await expect(migrate(database.url, lost)).rejects.toThrow('0001_lost.sql failed: terminating connection')
  })

  it('does not block readers while it waits for a lock, and retries', { timeout: 30_000 }, async () => {
    const folder = await migrationsOf({ '0001_locked.sql': 'alter table tools add column locked integer' })
    const reader = await database.db.startTransaction().execute()
    await reader.selectFrom('tools').select('id').execute()
    await expect(migrate(database.url, folder, 1)).rejects.toThrow('lock timeout')
    const waiting = migrate(database.url, folder)
    const readers = connect(database.url, { poolSize: 1, statementTimeoutMs: 2_900 })
    for (let read = 0; read < 3; read += 1) await readers.selectFrom('tools').select('id').execute()
    await reader.commit().execute()
    expect(await waiting).toEqual(['0001_locked.sql'])
    await readers.destroy()
    await database.db.deleteFrom('schema_migrations').where('name', '=', '0001_locked.sql').execute()
  })

  it('runs a file marked with "no transaction" statement by statement', async () => {
    const text = `-- no transaction
-- Why; with a semicolon.
drop index concurrently if exists later_idx;
create index concurrently later_idx
  on tools (name);
`
    expect(await migrate(database.url, await migrationsOf({ '0001_later.sql': text }))).toEqual(['0001_later.sql'])
    const { rows } = await sql`select indisvalid from pg_index where indexrelid = 'later_idx'::regclass`.execute(
      database.db,
    )
    expect(rows).toEqual([{ indisvalid: true }])
    await database.db.deleteFrom('schema_migrations').where('name', '=', '0001_later.sql').execute()
  })
})
