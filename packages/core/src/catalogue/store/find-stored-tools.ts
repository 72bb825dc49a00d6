import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** The state of a stored tool that an import needs. */
export type StoredTool = {
  id: number
  slug: string
  homepage: string
  status: string
  catalogue: string
  contentHash: string
  /** Decided at the desk, and not in the files of its catalogue yet. */
  isDecided: boolean
  aliases: string[]
}

/** The tools that have one of the slugs, now or formerly, or one of the homepages. */
export async function findStoredTools(
  db: Db,
  slugs: readonly string[],
  homepages: readonly string[],
): Promise<StoredTool[]> {
  // Three lookups by index; one condition with `or` would read the whole table for each batch.
  const { rows } = await sql<StoredTool>`
    select id, slug, homepage_url as homepage, status, catalogue, content_hash as "contentHash", is_decided as "isDecided",
           array(select tool_aliases.slug::text from tool_aliases where tool_aliases.tool_id = tools.id) as aliases
    from tools
    where id in (
      select id from tools where slug = any (${slugs}::text[])
      union
      select id from tools where homepage_url = any (${homepages}::text[])
      union
      select tool_id from tool_aliases where slug = any (${slugs}::text[])
    )
    order by id
  `.execute(db)
  return rows
}
