import type { Db } from '../db/connect.ts'
import { syntheticCatalogue, syntheticDomain } from './synthetic-catalogue.ts'

/** Tables of figures that would be of no use without the tools, whichever provider gave them. */
const figureTables = ['monthly_traffic', 'site_figures', 'rank_bands', 'site_reach', 'site_bands'] as const

/**
 * Deletes the synthetic tools and the figures of their sites. The sites stay, to be used again: for each deleted one
 * PostgreSQL would search all months for figures, without an index that helps.
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
