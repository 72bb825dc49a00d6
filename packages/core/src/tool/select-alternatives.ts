import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { sql, type RawBuilder } from 'kysely'
import { likeTools, selectLikeness } from './like-tools.ts'
import { selectCards, toToolCard, type CardRow } from './select-cards.ts'

const maxAlternatives = 8
const maxWeighed = 60

export type Likenesses = Readonly<Record<number, ToolCard['likeness']>>

/** Alternatives as PostgreSQL returns them. */
export type AlternativeRows = { cards: CardRow[]; likenesses: Likenesses }

/** The first alternatives of a tool. SQL expression for a statement that has `tools`, which saves a round trip. */
export const selectAlternatives = (locale: Locale): RawBuilder<AlternativeRows> => sql`(
    with near as materialized (
      select tool_id as id, rank as place from (${likeTools(sql`tools.id`, maxWeighed)}) as alike
      order by rank limit ${sql.lit(maxAlternatives)}
    )
    select json_build_object(
      'cards', ${selectCards(sql`near`, locale)}, 'likenesses', ${selectLikeness(sql`tools.id`, sql`near`, locale)})
  )`

export const toAlternatives = ({ cards, likenesses }: AlternativeRows): ToolCard[] =>
  cards.map((card) => ({ ...toToolCard(card), likeness: likenesses[card.id] }))
