import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { findMissingMigrations } from './find-missing-migrations.ts'
import { findRoleFacts, type RoleFacts } from './find-role-facts.ts'

/** Facts about a database for the check of a production environment. */
export type ProductionFacts = RoleFacts & {
  name: string
  missingMigrations: string[]
  hasSampleFigures: boolean
  /** Whether a production start has marked it; undefined if its schema is older than the mark. */
  isMarked: boolean | undefined
  /** Difference between the server's clock and ours, in milliseconds. */
  clockSkewMs: number
}

/** Only reads; works on a database without any table of ours. */
export async function findProductionFacts(db: Db): Promise<ProductionFacts> {
  const before = Date.now()
  const { rows } = await sql<{ name: string; now: Date }>`
    select current_database() as name, clock_timestamp() as now
  `.execute(db)
  const after = Date.now()
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL did not return the database name')
  return {
    name: row.name,
    ...(await findRoleFacts(db)),
    missingMigrations: await findMissingMigrations(db),
    hasSampleFigures: (await findAny(db, 'site_figures', sql`kind = 'sample'`)) ?? false,
    isMarked: await findAny(db, 'production_mark', sql`true`),
    clockSkewMs: row.now.getTime() - (before + after) / 2,
  }
}

/** Whether a table has such a row; undefined if there is no such table. */
async function findAny(db: Db, table: string, condition: ReturnType<typeof sql>): Promise<boolean | undefined> {
  const known = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db)
  if (known.rows[0]?.there !== true) return undefined
  const { rows } = await sql`select from ${sql.table(table)} where ${condition} limit 1`.execute(db)
  return rows.length > 0
}
