import type { Locale } from '@polydex/contract/locale'
import type { ToolList } from '@polydex/contract/tool'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { readToolCards } from './read-tool-cards.ts'

/**
 * The tools of the given slugs, in that order and in one page; former slugs are followed. What was removed, or never
 * was, is left out: a visitor's list of favourites may be older than the catalogue.
 */
export async function findToolsByIds(db: Db, slugs: string[], locale: Locale): Promise<ToolList> {
  const list = await readToolCards(db, await findIds(db, slugs), locale)
  const total = list.tools.length
  const paging = { page: 1, pageSize: slugs.length, pages: Math.min(total, 1), endsEarly: false }
  return { ...list, ...paging, total, totalIsLeast: false, facets: null, didYouMean: null, rescue: null }
}

/** Two slugs may mean one tool, which then comes once. */
async function findIds(db: Db, slugs: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(tools.id, tool_aliases.tool_id) as id
    from unnest(${slugs}::text[]) with ordinality as given (slug, place)
    left join tools on tools.slug = given.slug and tools.status <> 'merged'
    left join tool_aliases on tool_aliases.slug = given.slug
    where tools.id is not null or tool_aliases.tool_id is not null
    group by 1
    order by min(given.place)
  `.execute(db)
  return rows.map(({ id }) => id)
}
