import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolList } from '@polydex/contract/tool/tool'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { readToolCards } from './read-tool-cards.ts'

/**
 * The tools of the given slugs, in that order and on one page; former slugs are followed. Removed and unknown tools are
 * left out: a visitor's list of favourites may be older than the catalogue.
 */
export async function findToolsByIds(db: Db, slugs: string[], locale: Locale): Promise<ToolList> {
  const named = await findNamed(db, slugs)
  // Two slugs may mean the same tool, which is then listed once.
  const list = await readToolCards(db, [...new Set(named.map(({ id }) => id))], locale)
  const shown = new Set(list.tools.map(({ slug }) => slug))
  const renamed = named.filter(({ from, to }) => from !== to && shown.has(to)).map(({ from, to }) => ({ from, to }))
  const total = list.tools.length
  const paging = { page: 1, pageSize: slugs.length, pages: Math.min(total, 1), endsEarly: false }
  return {
    ...list,
    ...paging,
    total,
    totalIsLeast: false,
    coreFirst: null,
    facets: null,
    made: null,
    task: null,
    withUnknown: null,
    didYouMean: null,
    isUnlisted: false,
    rescue: null,
    renamed,
  }
}

type Named = { id: number; from: string; to: string }

/** The tool of each slug, present or former, in the order given. */
export async function findNamed(db: Db, slugs: string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select named.id, given.slug as "from", named.slug as "to"
    from unnest(${slugs}::text[]) with ordinality as given (slug, place)
    left join tools on tools.slug = given.slug and tools.status <> 'merged'
    left join tool_aliases on tool_aliases.slug = given.slug
    join tools as named on named.id = coalesce(tools.id, tool_aliases.tool_id)
    order by given.place
  `.execute(db)
  return rows
}
