import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** `asked` may be a former slug; `slug` is the present one. */
type NamedTool = { asked: string; id: number; slug: string; isListed: boolean }

/** Resolves slugs to tools, in the order of the slugs; follows former slugs, omits unknown ones. */
export async function findNamedTools(db: Db, slugs: readonly string[]): Promise<NamedTool[]> {
  const { rows } = await sql<NamedTool>`
    select given.slug as asked, tools.id, tools.slug, tools.status in ('published', 'closed') as "isListed"
    from unnest(${slugs}::text[]) with ordinality as given (slug, place)
    left join tool_aliases on tool_aliases.slug = given.slug
    left join tools named on named.slug = given.slug
    join tools on tools.id = coalesce(tool_aliases.tool_id, named.id)
    order by given.place
  `.execute(db)
  return rows
}
