import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** A site whose figures some tool shows. What follows the host are hints for sample figures. */
export type TrackedSite = {
  siteId: number
  host: string
  /** 1 (largest) … 5. */
  sizeTier: number | null
  /** Of the tool's maker. */
  country?: string | null
  /** Of the tool's interface. */
  languages?: readonly string[] | null
  /** Group of the tool's first category. */
  group?: string | null
}

export const findTrackedSites = (db: Db): Promise<TrackedSite[]> =>
  db
    .selectFrom('tools')
    .innerJoin('sites', 'sites.id', 'tools.traffic_site_id')
    .select((tool) => [
      'sites.id as siteId',
      'sites.host',
      'tools.size_tier as sizeTier',
      sql<string | null>`tools.facts->'country'->>'value'`.as('country'),
      sql<string[] | null>`tools.facts->'interface'->'yes'`.as('languages'),
      tool
        .selectFrom('tool_categories')
        .innerJoin('categories', 'categories.id', 'tool_categories.category_id')
        .innerJoin('category_groups', 'category_groups.id', 'categories.group_id')
        .select('category_groups.slug')
        .whereRef('tool_categories.tool_id', '=', 'tools.id')
        .orderBy('tool_categories.position')
        .limit(1)
        .as('group'),
    ])
    .where('tools.status', '=', 'published')
    .orderBy('sites.host')
    .execute()
