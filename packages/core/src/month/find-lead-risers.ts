import type { Locale } from '@polydex/contract/locale/locale'
import type { LeadRiser } from '@polydex/contract/figure/lead-riser'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { RankingList } from '../ranking/find-ranking-lists.ts'
import { joinMonthTool } from './join-month-tool.ts'

/**
 * By month, the riser that people know: of the tools in a month's trending ranking, the one that gained most countries
 * in whose first 1,000 it stands, or most visits. The order of that ranking favours small tools; whoever wins the most
 * of either is among the sites that many people open. Tools that merely have AI features do not lead.
 */
export async function findLeadRisers(
  db: Db,
  lists: readonly RankingList[],
  locale: Locale,
): Promise<Map<string, LeadRiser>> {
  const { rows } = await sql<LeadRiser & { month: string }>`
    select list.month, tool.slug, tool.name, tool.mark, tool."group", picked.before, picked.now,
           case when list.basis = 'bands' then (
             select array_agg(site_bands.places[1]::float8 order by wanted.month)
             from generate_series(list.month - interval '11 months', list.month, interval '1 month') as wanted (month)
             left join site_bands on site_bands.month = wanted.month::date
               and site_bands.site_id = tool.site_id and site_bands.provider_id = picked.provider_id
           ) else (
             select series::float8[] from site_figures
             where site_figures.month = list.month and site_figures.site_id = tool.site_id
               and site_figures.provider_id = picked.provider_id
           ) end as series
    from unnest(${lists.map(({ id }) => id)}::int[], ${lists.map(({ month }) => month)}::date[],
                ${lists.map(({ basis }) => basis)}::text[]) as list (id, month, basis)
    cross join lateral (
      select entry.tool_id, entry.provider_id, gain.before, gain.now
      from ranking_entries entry
      join tools on tools.id = entry.tool_id and tools.ai_role = 'core'
      left join site_bands bands_now on list.basis = 'bands' and bands_now.month = list.month
        and bands_now.site_id = tools.traffic_site_id and bands_now.provider_id = entry.provider_id
      left join site_bands bands_before on list.basis = 'bands'
        and bands_before.month = (list.month - interval '1 month')::date
        and bands_before.site_id = tools.traffic_site_id and bands_before.provider_id = entry.provider_id
      cross join lateral (
        select case when list.basis = 'bands' then bands_before.places[1] else entry.amount - entry.growth end as before,
               case when list.basis = 'bands' then bands_now.places[1] else entry.amount end as now
      ) gain
      where entry.ranking_id = list.id and entry.growth > 0 and gain.now > gain.before
      order by gain.now - gain.before desc, entry.position
      limit 1
    ) picked
    ${joinMonthTool(sql`picked.tool_id`, locale)}
  `.execute(db)
  return new Map(rows.map(({ month, ...riser }) => [month, riser]))
}
