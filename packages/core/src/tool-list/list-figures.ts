import type { RankingBasis } from '@polydex/contract/ranking'
import { sql } from 'kysely'
import { countHeldLists, type HeldLists } from '../band/count-lists.ts'

export type StoredFigures = {
  month: string | null
  basis: RankingBasis
  /** With bands: what lists there are of the month. */
  lists: HeldLists | null
}

/** Before the first refresh. */
export const noFigures: StoredFigures = { month: null, basis: 'none', lists: null }

// Scalar subqueries and not a join: PostgreSQL then knows that there is one row.
/** The month that the stored lists stand on. */
export const listMonth = sql`(select month from tool_list_figures)`
/** What the stored lists stand on. */
export const listBasis = sql`(select basis from tool_list_figures)`

/** What the figures of cards are, as columns of a query. */
export const selectListFigures = sql`
  to_char(${listMonth}, 'YYYY-MM') as month, coalesce(${listBasis}, 'none') as basis,
  case when ${listBasis} = 'bands' then ${countHeldLists(listMonth)} end as lists`
