import { thisSite } from '@polydex/contract/site/site'
import type { Sitemap, SitemapTools } from '@polydex/contract/http/sitemap'
import { sql, type RawBuilder } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'

/** Ids per part. Ten alternates make about 1.5 KB per address: a file stays under 4 MB. */
const partSize = 2_000

/**
 * The tools of a part that have a page, for a query that has `tools`. A part is a range of ids: it never holds more
 * than its size, no tool moves to another part, and finding it needs no count or offset.
 */
const isInPart = (part: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  tools.id > (${part} - 1) * ${sql.lit(partSize)} and tools.id <= ${part} * ${sql.lit(partSize)}
  and tools.status in ('published', 'closed'))`

/** A page without any text is not for search engines. */
const hasText = sql<boolean>`exists (select from tool_texts where tool_texts.tool_id = tools.id)`

/** The non-empty rankings and parts: one row each, also with a million tools. */
export async function getSitemap(db: Db): Promise<Sitemap> {
  const { rows } = await sql<Sitemap>`
    select
      coalesce((
        select json_agg(json_build_object('kind', kind, 'key', key) order by kind, key)
        from (select distinct on (kind, key) kind, key, total from rankings order by kind, key, month desc) as newest
        where total > 0), '[]') as rankings,
      exists (select from category_standings) as "hasStandings",
      array(
        select to_char(month, 'YYYY-MM') from rankings where kind = 'category' and key = '' order by month desc
      ) as months,
      array(
        select tasks.slug::text from task_tools join tasks on tasks.id = task_tools.task_id order by tasks.slug
      ) as tasks,
      coalesce((
        select json_agg(json_build_array(one.slug, other.slug) order by one.slug, other.slug)
        from compared_pairs
        -- A limit keeps these looks at single tools, whatever the planner thinks of the tables' sizes.
        cross join lateral (
          select slug from tools where id = compared_pairs.tool_id and status = 'published' limit 1
        ) as one
        cross join lateral (
          select slug from tools where id = compared_pairs.other_id and status = 'published' limit 1
        ) as other
        where one.slug::text collate "C" < other.slug::text collate "C"), '[]') as comparisons,
      coalesce((
        select json_agg(json_build_object('part', number, 'changedOn', held.changed_on) order by number)
        from generate_series(1, (select max(id) / ${sql.lit(partSize)} + 1 from tools)) as part (number)
        cross join lateral (
          select max(changed_on) as changed_on from tools where ${isInPart(sql`number`)}
        ) as held
        -- A limit keeps it a look at the range's first tools, whatever the planner thinks of the tables' sizes.
        cross join lateral (select from tools where ${isInPart(sql`number`)} and ${hasText} limit 1) as found
      ), '[]') as parts
  `.execute(db)
  const none: Sitemap = { rankings: [], hasStandings: false, months: [], tasks: [], comparisons: [], parts: [] }
  const found = rows[0] ?? none
  return thisSite.figures ? found : { ...found, rankings: [], hasStandings: false, months: [] }
}

/** The tools of one part. An empty part throws `not_found`. */
export async function getSitemapTools(db: Db, { part }: { part: number }): Promise<SitemapTools> {
  const { rows } = await sql<SitemapTools['tools'][number]>`
    select tools.slug, tools.changed_on as "changedOn"
    from tools
    where ${isInPart(sql`${part}::int`)} and ${hasText}
    order by tools.id
  `.execute(db)
  if (rows.length === 0) throw new AppError('not_found', `There is no part ${part}`)
  return { tools: rows }
}
