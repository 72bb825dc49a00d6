import { sql } from 'kysely'
import { canRise } from '../band/can-rise.ts'
import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'
import { toCandidate, type CandidateRow } from './candidate-row.ts'
import type { Candidate } from './compute-ranking.ts'

/** Every published tool with its site's figures, by category; the key '' holds all tools. Includes empty categories. */
export async function findCategoryCandidates(db: Db, month: FirstDay): Promise<Map<string, Candidate[]>> {
  const { rows } = await sql<CandidateRow & { categories: string[] }>`
    with placed as (
      select tool_categories.tool_id, array_agg(categories.slug::text) as categories
      from tool_categories
      join categories on categories.id = tool_categories.category_id
      group by tool_categories.tool_id
    )
    select tools.id as tool_id, tools.slug, placed.categories,
           figures.provider_id, figures.kind, figures.visits as amount, figures.visits_before as amount_before,
           site_bands.provider_id as band_provider_id, nullif(site_bands.reach, 0) as band_amount,
           case when ${canRise} then site_bands.reach_compared end as band_rise,
           case when ${canRise} then site_bands.reach_before end as band_rise_before
    from tools
    join placed on placed.tool_id = tools.id
    left join site_figures figures on figures.month = ${month} and figures.site_id = tools.traffic_site_id
    left join site_bands on site_bands.month = ${month} and site_bands.site_id = tools.traffic_site_id
    where tools.status = 'published'
  `.execute(db)

  const categories = await db.selectFrom('categories').select('slug').orderBy('slug').execute()
  const lists = new Map<string, Candidate[]>([
    ['', []],
    ...categories.map(({ slug }): [string, Candidate[]] => [slug, []]),
  ])
  for (const row of rows) {
    const candidate = toCandidate(row)
    for (const key of ['', ...row.categories]) lists.get(key)?.push(candidate)
  }
  return lists
}
