import { thisSite } from '@polydex/contract/site/site'
import type { AiRole, PricingModel } from '@polydex/contract/tool/tool-card'
import type { FigureKind, RankingBasis } from '@polydex/contract/figure/ranking'
import type { SortKey } from '@polydex/contract/tool/tool'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'

export type ListFigures = { month: FirstDay | null; basis: RankingBasis }

/** A published tool with the values that lists sort and filter by; unknown numbers are null. */
export type ListedTool = {
  id: number
  pricingModel: PricingModel
  aiRole: AiRole
  categoryIds: number[]
  featureIds: number[]
  /** The main one first. */
  taskIds: number[]
  figures: CardFigures
} & Record<SortKey, number | null>

/** The figures of a tool's site that a card shows, as stored in `listed_tools`. */
export type CardFigures = {
  provider_id: number | null
  kind: FigureKind | null
  visits: number | null
  visits_before: number | null
  country_codes: string[] | null
  country_shares: number[] | null
  country_bands: number[] | null
  full_lists: number | null
  band_places: number[] | null
  compared_lists: number | null
  ups: number | null
  downs: number | null
}

/** The newest month that has rankings, and the basis of the ranking over all tools: lists use the same. */
export async function findListFigures(db: Db): Promise<ListFigures> {
  if (!thisSite.figures) return { month: null, basis: 'none' }
  const row = await db
    .selectFrom('rankings')
    .select(['month', 'basis'])
    .where('kind', '=', 'category')
    .where('key', '=', '')
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { month: null, basis: 'none' }
}

/** SQL expression: visits through a source. */
const through = (source: string) => sql`traffic.visits * traffic.${sql.ref(`${source}_share`)}::float8`

/**
 * Every published tool, by slug. If the basis is bands, "visits" is the reach that the rankings order by; it is never
 * shown as visits. Invented visits count only if there are no others.
 */
export async function findListedTools(db: Db, { month, basis }: ListFigures): Promise<ListedTool[]> {
  const { rows } = await sql<ListedTool>`
    select tools.id, tools.pricing_model as "pricingModel", tools.ai_role as "aiRole",
           tools.first_listed_on - date '2000-01-01' as added,
           coalesce(placed.ids, '{}') as "categoryIds", coalesce(featured.ids, '{}') as "featureIds",
           array(
             select task_id::int from tool_tasks where tool_tasks.tool_id = tools.id order by position, task_id
           ) as "taskIds",
           case when ${basis} = 'bands' then bands.reach else figures.visits end as visits,
           ${through('direct')} as direct, ${through('referrals')} as referrals, ${through('social')} as social,
           ${through('mail')} as mail, ${through('search')} as search, ${through('display')} as display,
           json_build_object(
             'provider_id', coalesce(figures.provider_id, bands.provider_id),
             'kind', coalesce(figures.kind, case when bands.site_id is not null then 'bands' end),
             'visits', figures.visits, 'visits_before', figures.visits_before,
             'country_codes', coalesce(figures.country_codes, bands.best_countries),
             'country_shares', figures.country_shares, 'country_bands', bands.best_bands,
             'full_lists', bands.full_lists, 'band_places', bands.places, 'compared_lists', bands.compared_lists,
             'ups', bands.ups, 'downs', bands.downs) as figures
    from tools
    left join (
      select tool_id, array_agg(category_id::int order by position) as ids from tool_categories group by tool_id
    ) as placed on placed.tool_id = tools.id
    left join (
      select tool_id, array_agg(feature_id::int) as ids from tool_features group by tool_id
    ) as featured on featured.tool_id = tools.id
    left join site_figures figures
      on figures.month = ${month}::date and figures.site_id = tools.traffic_site_id
      and (figures.kind = 'sample') = (${basis} = 'sample')
    left join monthly_traffic traffic
      on traffic.month = figures.month and traffic.site_id = figures.site_id
      and traffic.provider_id = figures.provider_id
    left join site_bands bands
      on bands.month = ${month}::date and bands.site_id = tools.traffic_site_id and bands.reach > 0 and ${basis} = 'bands'
    where tools.status = 'published'
    order by tools.slug
  `.execute(db)
  return rows
}
