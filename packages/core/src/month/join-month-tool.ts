import type { Locale } from '@polydex/contract/locale/locale'
import { sql, type RawBuilder } from 'kysely'
import { selectMark } from '../db/select-mark.ts'

/**
 * Joins a tool of the month as `tool`, with slug, name, mark, group and site. A tool that closes keeps its place in the
 * month. Tools are looked up one by one (`offset 0` keeps it so): one plan serves all months, and would otherwise read
 * all tools instead of the ten of a page.
 */
export const joinMonthTool = (toolId: RawBuilder<unknown>, locale: Locale): RawBuilder<unknown> => sql`
  cross join lateral (
    select tools.slug::text, ${selectMark} as mark, tools.traffic_site_id as site_id, category_groups.slug::text as "group",
           coalesce(
             (select name from tool_texts where tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}),
             tools.name
           ) as name
    from tools
    join tool_categories on tool_categories.tool_id = tools.id and tool_categories.position = 1
    join categories on categories.id = tool_categories.category_id
    join category_groups on category_groups.id = categories.group_id
    where tools.id = ${toolId} and tools.status in ('published', 'closed')
    offset 0
  ) tool`
