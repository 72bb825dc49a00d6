import { thisSite } from '@polydex/contract/site/site'
import type { RankingBasis } from '@polydex/contract/figure/ranking'
import { sql } from 'kysely'
import { countHeldLists, type HeldLists } from '../band/count-lists.ts'

export type StoredFigures = {
  month: string | null
  basis: RankingBasis
  /** If the basis is bands: the number of lists of the month. */
  lists: HeldLists | null
}

/** The figures before the first refresh. */
export const noFigures: StoredFigures = { month: null, basis: 'none', lists: null }

// Scalar subqueries and not a join: PostgreSQL then knows that there is one row. A site without figures shows none that the
// database may still hold.
/** The month of the stored lists. */
export const listMonth = thisSite.figures ? sql`(select month from tool_list_figures)` : sql`null::date`
/** The basis of the stored lists. */
export const listBasis = thisSite.figures ? sql`(select basis from tool_list_figures)` : sql`'none'`

/** Describes the figures of cards, as columns of a query. */
export const selectListFigures = sql`
  to_char(${listMonth}, 'YYYY-MM') as month, coalesce(${listBasis}, 'none') as basis,
  case when ${listBasis} = 'bands' then ${countHeldLists(listMonth)} end as lists`
