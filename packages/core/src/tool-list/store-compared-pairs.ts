import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { defaultOrder, placeIndexOf } from './list-orders.ts'

/** Nine million pairs are possible: search engines are shown those that people ask for. */
const maxPairs = 1_000
/** Of each task, the best known tools made for it: a tool has at most seven others. */
const perTask = 8

/** Stores the pairs of tools made for the same task whose lesser known tool is best known. */
export async function storeComparedPairs(transaction: Db): Promise<void> {
  const place = sql`listed_tools.places[${sql.lit(placeIndexOf(defaultOrder))}]`
  const wanted = sql`
    with made as materialized (
      select task_id, tool_id, ${place} as place
      from task_tools
      cross join unnest(tool_ids[1:least(made, ${sql.lit(perTask)})]) as tool_id
      join listed_tools using (tool_id)
    ),
    pairs as materialized (
      select one.tool_id, other.tool_id as other_id
      from made one join made other on other.task_id = one.task_id and other.tool_id > one.tool_id
      order by greatest(one.place, other.place), one.tool_id, other.tool_id
      limit ${sql.lit(maxPairs)}
    )
    select tool_id, other_id from pairs union all select other_id, tool_id from pairs`
  await sql`delete from compared_pairs where (tool_id, other_id) not in (${wanted})`.execute(transaction)
  await sql`
    insert into compared_pairs (tool_id, other_id)
    (${wanted}) except select tool_id, other_id from compared_pairs
  `.execute(transaction)
}
