import { Kysely } from 'kysely'
import { Pool } from 'pg'
import type { Db } from './connect.ts'
// Imported for its side effect: it sets the parsers of dates and large numbers.
import './connect.ts'
import { copyRows, type CopyRow } from './copy-rows.ts'
import { createDialect } from './create-dialect.ts'
import { surviveLoss } from './survive-loss.ts'
import type { DB } from './tables.gen.ts'

/** `copyRows` on the transaction's own connection. */
export type Copy = <Table extends keyof DB>(
  table: Table,
  columns: readonly (keyof DB[Table] & string)[],
  rows: Iterable<CopyRow>,
) => Promise<number>

/**
 * Runs statements and COPY in one transaction: all or nothing. Kysely hides its connection, which COPY needs, so it
 * gets one that we hold. Await a COPY before the next statement.
 */
export async function runCopyTransaction<Result>(
  databaseUrl: string,
  work: (transaction: Db, copy: Copy) => Promise<Result>,
): Promise<Result> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => {})
  const client = surviveLoss(await pool.connect())
  const held = { connect: async () => client, end: () => pool.end(), options: {} }
  const db = new Kysely<DB>({ dialect: createDialect(held) })
  try {
    return await db
      .transaction()
      .execute((transaction) => work(transaction, (table, columns, rows) => copyRows(client, table, columns, rows)))
  } finally {
    await db.destroy()
  }
}
