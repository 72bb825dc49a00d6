import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'
import type { Candidate, TrafficFigure } from './compute-ranking.ts'

/** A candidate and the categories it stands in. */
export type CategorizedCandidate = Candidate & { categories: string[] }

/** Every published tool with the figures of its site in the month, if it shows any. */
export async function findCandidates(db: Db, month: FirstDay): Promise<CategorizedCandidate[]> {
  const { rows } = await sql<{
    tool_id: number
    slug: string
    categories: string[]
    provider_id: number | null
    kind: TrafficFigure['kind'] | null
    visits: number | null
    visits_before: number | null
  }>`
    with placed as (
      select tool_categories.tool_id, array_agg(categories.slug::text) as categories
      from tool_categories
      join categories on categories.id = tool_categories.category_id
      group by tool_categories.tool_id
    )
    select tools.id as tool_id, tools.slug, placed.categories,
           figures.provider_id, figures.kind, figures.visits, figures.visits_before
    from tools
    join placed on placed.tool_id = tools.id
    left join site_figures figures on figures.month = ${month} and figures.site_id = tools.traffic_site_id
    where tools.status = 'published'
  `.execute(db)

  return rows.map((row) => ({
    toolId: row.tool_id,
    slug: row.slug,
    categories: row.categories,
    traffic:
      row.provider_id === null || row.kind === null || row.visits === null
        ? null
        : { providerId: row.provider_id, kind: row.kind, visits: row.visits, visitsBefore: row.visits_before },
  }))
}
