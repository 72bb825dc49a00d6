import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { ensureMonthPartition } from '../traffic/ensure-month-partition.ts'
import type { FirstDay } from '../traffic/month.ts'

/** Catalogue of the tools invented for load tests; it distinguishes them from real entries. */
export const syntheticCatalogue = 'synthetic'

/** A subdomain of a domain reserved for examples (RFC 2606), so that no link leads to a stranger's site. */
export const syntheticDomain = 'invalid.example.com'

export const syntheticProvider = {
  slug: 'synthetic',
  name: 'Polydex synthetic',
  licence: 'CC0-1.0',
  kind: 'sample',
} as const

export async function countSyntheticTools(db: Db): Promise<number> {
  const { tools } = await db
    .selectFrom('tools')
    .select((e) => e.fn.countAll<number>().as('tools'))
    .where('catalogue', '=', syntheticCatalogue)
    .executeTakeFirstOrThrow()
  return tools
}

/** Tables of figures that are useless without the tools, whichever provider they come from. */
const figureTables = ['monthly_traffic', 'site_figures', 'rank_bands', 'site_bands', 'first_thousands'] as const

/**
 * Deletes the synthetic tools and the figures of their sites. The sites stay for reuse: for each deleted one PostgreSQL
 * would search all months for figures, without a suitable index.
 */
export async function removeSyntheticTools(transaction: Db): Promise<void> {
  for (const table of figureTables) {
    await transaction
      .deleteFrom(table)
      .where('site_id', 'in', (e) => e.selectFrom('sites').select('id').where('host', 'like', `%.${syntheticDomain}`))
      .execute()
  }
  await transaction.deleteFrom('tools').where('catalogue', '=', syntheticCatalogue).execute()
}

/** Creates the partitions for figures of these months. */
export async function ensureTrafficMonths(db: Db, months: readonly FirstDay[]): Promise<void> {
  for (const month of months) await ensureMonthPartition(db, 'monthly_traffic', month)
}

/** Updates the planner's statistics; without them the first queries are planned for empty tables. */
export async function analyzeCatalogue(db: Db): Promise<void> {
  await sql`analyze sites, tools, tool_categories, tool_features, tool_texts, tool_counts, monthly_traffic, rank_bands, band_lists`.execute(
    db,
  )
}
