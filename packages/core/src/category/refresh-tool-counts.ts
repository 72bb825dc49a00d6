import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Counts published tools in all, per group (a tool in two of its categories counts once) and per category. */
export async function refreshToolCounts(db: Db): Promise<void> {
  await sql`
    with placed as (
      select tool_categories.tool_id, categories.slug as category, category_groups.slug as category_group
      from tool_categories
      join tools on tools.id = tool_categories.tool_id and tools.status = 'published'
      join categories on categories.id = tool_categories.category_id
      join category_groups on category_groups.id = categories.group_id
    ),
    counted as (
      select 'all' as scope, '' as key, count(distinct tool_id) as tools from placed
      union all
      select 'group', category_group, count(distinct tool_id) from placed group by category_group
      union all
      select 'category', category, count(*) from placed group by category
    ),
    emptied as (
      delete from tool_counts
      where not exists (select from counted where counted.scope = tool_counts.scope and counted.key = tool_counts.key)
    )
    insert into tool_counts (scope, key, tools)
    select scope, key, tools from counted
    on conflict (scope, key) do update set tools = excluded.tools where tool_counts.tools <> excluded.tools
  `.execute(db)
}
