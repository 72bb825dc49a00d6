import type { Db } from '../db/connect.ts'

/**
 * Throws if invented figures would be shown to real visitors: a production start with sample data must set DEMO=true.
 * Checks the figures themselves, not a setting: data may have been copied from a demonstration.
 */
export async function refuseSampleData(
  db: Db,
  { isProduction, isDemo }: { isProduction: boolean; isDemo: boolean },
): Promise<void> {
  if (!isProduction || isDemo) return
  const row = await db
    .selectFrom('site_figures')
    .select('month')
    .where('kind', '=', 'sample')
    .limit(1)
    .executeTakeFirst()
  if (row !== undefined) {
    throw new Error('The database holds sample figures. Set DEMO=true for a demonstration, or start from real data.')
  }
}
