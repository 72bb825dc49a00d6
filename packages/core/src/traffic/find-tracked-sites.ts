import type { Db } from '../db/connect.ts'

/** A site whose figures some tool shows. `sizeTier` 1 (largest) … 5 is a hint for sample figures. */
export type TrackedSite = { siteId: number; host: string; sizeTier: number | null }

export const findTrackedSites = (db: Db): Promise<TrackedSite[]> =>
  db
    .selectFrom('tools')
    .innerJoin('sites', 'sites.id', 'tools.traffic_site_id')
    .select(['sites.id as siteId', 'sites.host', 'tools.size_tier as sizeTier'])
    .where('tools.status', '=', 'published')
    .orderBy('sites.host')
    .execute()
