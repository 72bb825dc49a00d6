import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** How long searches without a result are kept. */
const daysKept = 90

export async function removeOldSearches(db: Db): Promise<void> {
  await sql`delete from missed_searches where day < current_date - ${sql.lit(daysKept)}::int`.execute(db)
}
