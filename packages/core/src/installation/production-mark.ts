import { Client } from 'pg'
import type { Db } from '../db/connect.ts'
import { surviveLoss } from '../db/survive-loss.ts'

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code

/** PostgreSQL's codes for a missing table and a missing database. */
const [noTable, noDatabase] = ['42P01', '3D000']
const isReadOnly = '25006'

/**
 * Marks the database at the first production start: from then on no developer command empties or fills it. A
 * demonstration is disposable and not marked. Call it when a process starts, after the database answers.
 */
export async function markProduction(
  db: Db,
  { isProduction, isDemo }: { isProduction: boolean; isDemo: boolean },
): Promise<void> {
  if (!isProduction || isDemo) return
  try {
    const mark = await db.selectFrom('production_mark').select('marked_at').executeTakeFirst()
    if (mark !== undefined) return
    await db
      .insertInto('production_mark')
      .defaultValues()
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } catch (error) {
    if (codeOf(error) === noTable) throw new Error('The database is not migrated: npm run db:migrate', { cause: error })
    // Reads must start even on a standby; the next start writes the mark.
    if (codeOf(error) !== isReadOnly) throw error
  }
}

/** Throws if the database is marked; `command` would have emptied or filled it. */
export async function refuseMarked(databaseUrl: string, command: string): Promise<void> {
  const since = await findMark(databaseUrl)
  if (since === undefined) return
  const name = new URL(databaseUrl).pathname.slice(1)
  throw new Error(
    `${command} refuses the database ${name}: it has been in production since ${since.toISOString().slice(0, 10)} (docs/operations.md, Migrations)`,
  )
}

/** Since when a database is marked; undefined also for one that is older than the mark or does not exist. */
async function findMark(databaseUrl: string): Promise<Date | undefined> {
  const client = surviveLoss(new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 }))
  try {
    await client.connect()
    const { rows } = await client.query<{ marked_at: Date }>('select marked_at from production_mark')
    return rows[0]?.marked_at
  } catch (error) {
    if (codeOf(error) === noTable || codeOf(error) === noDatabase) return undefined
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}
