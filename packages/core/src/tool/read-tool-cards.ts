import type { Locale } from '@polydex/contract/locale/locale'
import type { FigureSource } from '@polydex/contract/figure/ranking'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { noFigures, selectListFigures, type StoredFigures } from '../tool-list/list-figures.ts'
import { listCardSources, selectCards, toToolCard, type CardRow } from './select-cards.ts'

/** Cards with the source of their figures. */
export type CardList = Omit<StoredFigures, 'lists'> & { sources: FigureSource[]; tools: ToolCard[] }

/** The cards of tools, in the order of the given ids; for lists that are stored elsewhere, such as favourites. */
export async function readToolCards(db: Db, toolIds: readonly number[], locale: Locale): Promise<CardList> {
  const { rows } = await sql<StoredFigures & { cards: CardRow[] }>`
    with chosen as (select id, place from unnest(${toolIds}::int[]) with ordinality as given (id, place))
    select ${selectListFigures}, ${selectCards(sql`chosen`, locale)} as cards
  `.execute(db)
  const { month, basis, lists, cards } = rows[0] ?? { ...noFigures, cards: [] }
  return { month, basis, sources: listCardSources(cards, lists), tools: cards.map(toToolCard) }
}
