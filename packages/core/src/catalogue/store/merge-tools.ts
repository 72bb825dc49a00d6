import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { BatchPlan } from './plan-batch.ts'

/**
 * Lets tools go up in others: past rankings keep their rows, their former slugs lead to the tool that stays, and whoever
 * had the one as a favourite has the other.
 */
export async function mergeTools(db: Db, merged: BatchPlan['merged']): Promise<void> {
  if (merged.length === 0) return
  await sql`
    with merged as (
      select entry.id, tools.id as into_id
      from jsonb_to_recordset(${JSON.stringify(merged)}::jsonb) as entry (id integer, "into" text)
      join tools on tools.slug = entry."into"
    ),
    redirected as (
      update tool_aliases set tool_id = merged.into_id from merged where tool_aliases.tool_id = merged.id
    ),
    favored as (
      insert into favorites (account_id, tool_id, added_at)
      select favorites.account_id, merged.into_id, favorites.added_at
      from favorites join merged on merged.id = favorites.tool_id
      on conflict do nothing
    ),
    let_go as (
      delete from favorites using merged where favorites.tool_id = merged.id
    )
    update tools set status = 'merged', traffic_site_id = null from merged where tools.id = merged.id
  `.execute(db)
}
