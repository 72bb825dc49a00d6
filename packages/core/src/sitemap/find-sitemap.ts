import type { Sitemap } from '@polydex/contract/sitemap'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { hasText, isInPart, partSize } from './sitemap-part.ts'

/** The rankings that list something and the parts that hold tools: one row each, also with a million tools. */
export async function findSitemap(db: Db): Promise<Sitemap> {
  const { rows } = await sql<Sitemap>`
    select
      coalesce((
        select json_agg(json_build_object('kind', kind, 'key', key) order by kind, key)
        from (select distinct on (kind, key) kind, key, total from rankings order by kind, key, month desc) as newest
        where total > 0), '[]') as rankings,
      exists (select from category_standings) as "hasStandings",
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
  return rows[0] ?? { rankings: [], hasStandings: false, parts: [] }
}
