import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

const migrationsFolder = new URL('../../../../database/migrations/', import.meta.url)

/** Migrations of this version that the database lacks. Those of a newer version do not harm this one. */
export async function findMissingMigrations(db: Db): Promise<string[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted()
  const applied = new Set(await readApplied(db))
  return names.filter((name) => !applied.has(name))
}

async function readApplied(db: Db): Promise<string[]> {
  const isThere = await sql<{ there: boolean }>`select to_regclass('schema_migrations') is not null as there`.execute(
    db,
  )
  if (isThere.rows[0]?.there !== true) return []
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
  return rows.map(({ name }) => name)
}

/** Throws, in one line for the operator, if this version was started before its migrations. */
export async function requireMigrated(db: Db): Promise<void> {
  const missing = await findMissingMigrations(db)
  if (missing.length === 0) return
  const count = missing.length === 1 ? 'one migration' : `${missing.length} migrations`
  throw new Error(`The database lacks ${count}, the first ${missing[0]}: npm run db:migrate`)
}
