import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Tells the planner about rows that came at once; without it the first queries are planned for empty tables. */
export async function analyzeCatalogue(db: Db): Promise<void> {
  await sql`analyze sites, tools, tool_categories, tool_features, tool_texts, tool_counts, monthly_traffic`.execute(db)
}
