import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { readToolCards, type CardList } from '../tool/read-tool-cards.ts'

type Placed = { id: number; slug: string; note: string }
type NotedCards = Omit<CardList, 'tools'> & { tools: { tool: ToolCard; note: string }[] }

/** The tools of a list that have a page, in its order, with their notes. */
export async function findListedTools(db: Db, listId: string): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select tools.id, tools.slug, own_list_tools.note
    from own_list_tools
    join tools on tools.id = own_list_tools.tool_id and tools.status in ('published', 'closed')
    where own_list_tools.list_id = ${listId}
    order by own_list_tools.position
  `.execute(db)
  return rows
}

/** Their cards; call it in the snapshot in which the tools were read. */
export async function readNotedCards(
  db: Db,
  placed: readonly { id: number; note?: string }[],
  locale: Locale,
): Promise<NotedCards> {
  const ids = placed.map(({ id }) => id)
  const cards = await readToolCards(db, ids, locale)
  // Cards are in the order of the ids.
  return { ...cards, tools: cards.tools.map((tool, place) => ({ tool, note: placed[place]?.note ?? '' })) }
}
