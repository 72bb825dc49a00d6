import type { RankingBasis } from '@polydex/contract/ranking'
import { sql } from 'kysely'

export type StoredFigures = { month: string | null; basis: RankingBasis }

// Scalar subqueries and not a join: PostgreSQL then knows that there is one row.
/** The month that the stored lists stand on. */
export const listMonth = sql`(select month from tool_list_figures)`
/** What the stored lists stand on. */
export const listBasis = sql`(select basis from tool_list_figures)`

/** What the figures of cards are, as columns of a query. */
export const selectListFigures = sql`to_char(${listMonth}, 'YYYY-MM') as month, coalesce(${listBasis}, 'none') as basis`
