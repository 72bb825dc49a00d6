import type { Home } from '@polydex/contract/tool/home'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { selectMark } from '../db/select-mark.ts'
import { listMonth } from '../tool-list/list-figures.ts'

export type GroupLeaders = {
  slug: string
  name: string
  description: string
  tools: number
  /** Sum over its categories; a measure of interest that is not shown: tools in two categories count twice. */
  visits: number
  leaders: ({ id: number } & Home['groups'][number]['topTools'][number])[]
}

/** All groups in display order, each with its most visited tools. */
export async function findGroupLeaders(db: Db, locale: Locale): Promise<GroupLeaders[]> {
  const { rows } = await sql<GroupLeaders>`
    select category_groups.slug, category_group_texts.name, category_group_texts.description,
           coalesce(tool_counts.tools, 0) as tools,
           coalesce((
             select sum(category_standings.amount)
             from category_standings join categories on categories.id = category_standings.category_id
             where categories.group_id = category_groups.id and category_standings.month = ${listMonth}
           ), 0) as visits,
           coalesce((
             select json_agg(json_build_object(
               'id', led.id, 'slug', led.slug, 'name', led.name, 'mark', led.mark,
               'category', led.category, 'pricing', led.pricing, 'rank', led.rank, 'visits', led.visits,
               'bands', led.bands) order by led.position)
             from (${selectLeaders(locale)}) as led
           ), '[]') as leaders
    from category_groups
    join category_group_texts
      on category_group_texts.group_id = category_groups.id and category_group_texts.locale = ${locale}
    left join tool_counts on tool_counts.scope = 'group' and tool_counts.key = category_groups.slug
    order by category_groups.position
  `.execute(db)
  return rows
}

/**
 * Leaders of the group of the enclosing row, ordered by reach if there are no visits. Tools that merely have AI
 * features come after all others, so they share a rank only with each other.
 */
const selectLeaders = (locale: Locale) => sql`
  select led.position, tools.id, tools.slug, coalesce(tool_texts.name, tools.name) as name,
         ${selectMark} as mark, tools.pricing_model as pricing, category_texts.short_name as category,
         listed.visits,
         case when listed.kind = 'bands' then
           json_build_object('lists', listed.full_lists, 'places', listed.band_places) end as bands,
         case when coalesce(listed.visits, site_bands.reach) is not null then
           rank() over (order by tools.ai_role = 'feature', coalesce(listed.visits, site_bands.reach) desc nulls last)
         end as rank
  from group_leaders led
  join tools on tools.id = led.tool_id and tools.status = 'published'
  left join tool_texts on tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}
  join tool_categories on tool_categories.tool_id = tools.id and tool_categories.position = 1
  join category_texts
    on category_texts.category_id = tool_categories.category_id and category_texts.locale = ${locale}
  left join listed_tools listed on listed.tool_id = tools.id
  left join site_bands
    on site_bands.site_id = tools.traffic_site_id and site_bands.month = ${listMonth} and listed.kind = 'bands'
  where led.group_id = category_groups.id`
