import { sql, type RawBuilder } from 'kysely'
import type { Db } from './connect.ts'

/** Rows per part. Rows held across an await reach V8's old generation: with 5,000 a refresh took 30 MB more. */
const rowsPerPart = 1_000

/**
 * The rows of a query, part by part; other statements of the transaction may run between two parts. The name
 * distinguishes concurrently open cursors. A cursor not read to its end closes with the transaction.
 */
export async function* readByCursor<Row>(
  transaction: Db,
  name: string,
  query: RawBuilder<Row>,
): AsyncGenerator<Row[], void> {
  const cursor = sql.id(name)
  // Every row is read, so a plan that is only fast for the first rows would be wrong.
  await sql`set local cursor_tuple_fraction = 1`.execute(transaction)
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(transaction)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsPerPart)} from ${cursor}`.execute(transaction)
    if (rows.length > 0) yield rows
    if (rows.length < rowsPerPart) break
  }
  await sql`close ${cursor}`.execute(transaction)
}
