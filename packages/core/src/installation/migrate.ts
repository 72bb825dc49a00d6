import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { asRole } from './database-role.ts'
import { closeDatabase, explainLogin } from './own-database.ts'
import { isLockTimeout } from '../db/run-with-short-locks.ts'
import { surviveLoss } from '../db/survive-loss.ts'
import { lockIds } from '../db/lock-ids.ts'

const migrationsFolder = new URL('../../../../database/migrations/', import.meta.url)

/** Milliseconds that a migration waits for a lock, and then before it retries. */
const [lockTimeoutMs, pauseMs] = [2_000, 1_000]

/** Two minutes in all: longer than any reader takes, so that whatever still blocks must be a job. */
const maxTries = 40

/**
 * Applies the missing migrations, each in a transaction of its own, and returns their names. A migration that cannot
 * get its locks within two seconds lets other transactions pass and retries. Refuses a database whose applied
 * migrations differ from the files: a merged migration is never edited. Runs as the owner if the address is that of a
 * development server.
 */
export async function migrate(
  databaseUrl: string,
  folder: URL = migrationsFolder,
  tries: number = maxTries,
): Promise<string[]> {
  const client = surviveLoss(new Client({ connectionString: asRole(databaseUrl, 'owner') }))
  await client.connect().catch(explainLogin)
  try {
    // Several processes may start a release concurrently.
    await client.query('select pg_advisory_lock($1)', [lockIds.migrations])
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
      if (known !== undefined) throw new Error(`Migration ${name} was changed after it had been applied; ${remedy}`)
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

/** A file that begins with this line runs outside a transaction, for statements that PostgreSQL allows only there. */
const withoutTransaction = '-- no transaction\n'

/** A migration can only be applied again to an empty database. */
const remedy = 'restore it, or in development run npm run db:reset'

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

/** All or nothing. Page reads queue behind a pending lock, so the lock timeout is short. */
async function applyWhole(client: Client, { text, ...migration }: Migration): Promise<void> {
  try {
    await client.query(`begin; set local lock_timeout = '${lockTimeoutMs}ms'`)
    await client.query(text)
    await remember(client, migration)
    await client.query('commit')
  } catch (error) {
    // This also fails on a lost connection; the first error is the one to report.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/**
 * Runs statement by statement. Each ends at the end of a line and must be idempotent: those before a failure stay
 * applied.
 */
async function applyPlain(client: Client, { text, ...migration }: Migration): Promise<void> {
  for (const statement of text.split(/;[ \t]*$/m)) if (/^\s*[^\s-]/m.test(statement)) await client.query(statement)
  await remember(client, migration)
}

const remember = (client: Client, { name, checksum }: Omit<Migration, 'text'>) =>
  client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
