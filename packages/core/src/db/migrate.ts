import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { asRole } from './database-role.ts'
import { closeDatabase, explainLogin } from './own-database.ts'
import { isLockTimeout } from './run-with-short-locks.ts'
import { surviveLoss } from './survive-loss.ts'

const migrationsFolder = new URL('../../../../database/migrations/', import.meta.url)

/** One at a time: several processes may start a release at once. */
const lockId = 7_203_551

/** How long a migration waits for a lock, and then before it tries again. */
const [lockTimeoutMs, pauseMs] = [2_000, 1_000]

/** Two minutes in all: longer than any reader, so that what is in the way then is a job. */
const maxTries = 40

/**
 * Applies the migrations that the database does not have yet, each in a transaction of its own, and returns their
 * names. One that cannot have its locks within two seconds lets the others pass and tries again. Refuses a database whose
 * applied migrations differ from the files: a merged migration is never edited. Runs as the owner, where the address is
 * that of a development server.
 */
export async function migrate(
  databaseUrl: string,
  folder: URL = migrationsFolder,
  tries: number = maxTries,
): Promise<string[]> {
  const client = surviveLoss(new Client({ connectionString: asRole(databaseUrl, 'owner') }))
  await client.connect().catch(explainLogin)
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
      await applyOne(client, { name, text, checksum }, tries)
      done.push(name)
    }
    await closeDatabase(client)
    return done
  } finally {
    await client.end().catch(() => {})
  }
}

async function listMigrations(folder: URL): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  names.forEach((name, index) => {
    if (Number(name.slice(0, 4)) !== index + 1) throw new Error(`Migration ${name} is not number ${index + 1}`)
  })
  return names
}

/** A file that begins with this line runs outside of a transaction, for what PostgreSQL allows nowhere else. */
const withoutTransaction = '-- no transaction\n'

type Migration = { name: string; text: string; checksum: string }

async function applyOne(client: Client, migration: Migration, tries: number): Promise<void> {
  const apply = migration.text.startsWith(withoutTransaction) ? applyPlain : applyWhole
  for (let left = tries - 1; ; left -= 1) {
    try {
      await apply(client, migration)
      return
    } catch (cause) {
      if (left > 0 && isLockTimeout(cause)) {
        await wait(pauseMs)
        continue
      }
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`Migration ${migration.name} failed: ${reason}`, { cause })
    }
  }
}

/** All of it or nothing. Pages wait behind a lock that is waited for, so it does not wait long. */
async function applyWhole(client: Client, { text, ...migration }: Migration): Promise<void> {
  try {
    await client.query(`begin; set local lock_timeout = '${lockTimeoutMs}ms'`)
    await client.query(text)
    await remember(client, migration)
    await client.query('commit')
  } catch (error) {
    // On a lost connection this fails too; the first error is the one to report.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Statement by statement; each ends at the end of a line and must be idempotent: what was done before a failure stays. */
async function applyPlain(client: Client, { text, ...migration }: Migration): Promise<void> {
  for (const statement of text.split(/;[ \t]*$/m)) if (/^\s*[^\s-]/m.test(statement)) await client.query(statement)
  await remember(client, migration)
}

const remember = (client: Client, { name, checksum }: Omit<Migration, 'text'>) =>
  client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
