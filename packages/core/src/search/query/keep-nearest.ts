import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { defaultOrder, placeIndexOf } from '../../tool-list/list-orders.ts'
import { matchTools } from './match-tools.ts'
import type { SearchPlan } from './plan-search.ts'
import { rankTools } from './rank-tools.ts'

/** Tools shown for a name that is not listed: one page. */
const maxNear = 12

/** Narrows a plan to its best matches, so that total, filters and pages count only these. */
export async function keepNearest(db: Db, plan: SearchPlan): Promise<SearchPlan> {
  const { rows } = await sql<{ id: number }>`
    with ${matchTools(plan)},
    passing as materialized (
      select tool_id as id, places[${sql.lit(placeIndexOf(defaultOrder))}] as place from found left join listed_tools using (tool_id)
    ),
    ${rankTools(plan, maxNear)}
    select id from ranked where number <= ${sql.lit(maxNear)} order by number
  `.execute(db)
  // No score of words comes between two of these.
  return { ...plan, all: '', most: '', names: rows.map(({ id }, index) => ({ id, bonus: (maxNear - index) * 10 })) }
}
