import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { surviveLoss } from './survive-loss.ts'

const migrationsFolder = new URL('../../../../database/migrations/', import.meta.url)

/** One at a time: several processes may start a release at once. */
const lockId = 7_203_551

/**
 * Applies the migrations that the database does not have yet, each in a transaction of its own, and returns their
 * names. Refuses a database whose applied migrations differ from the files: a merged migration is never edited.
 */
export async function migrate(databaseUrl: string, folder: URL = migrationsFolder): Promise<string[]> {
  const client = surviveLoss(new Client({ connectionString: databaseUrl }))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockId])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const done: string[] = []
    for (const name of await listMigrations(folder)) {
      const text = await readFile(new URL(name, folder), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      const known = applied.get(name)
      if (known === checksum) continue
      if (known !== undefined) throw new Error(`Migration ${name} was changed after it had been applied`)
      await applyOne(client, name, text, checksum)
      done.push(name)
    }
    return done
  } finally {
    await client.end()
  }
}

async function listMigrations(folder: URL): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  names.forEach((name, index) => {
    if (Number(name.slice(0, 4)) !== index + 1) throw new Error(`Migration ${name} is not number ${index + 1}`)
  })
  return names
}

async function applyOne(client: Client, name: string, text: string, checksum: string): Promise<void> {
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed`, { cause })
  }
}
