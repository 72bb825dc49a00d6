import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { BatchPlan } from './plan-batch.ts'

/** Takes tools out on request. The row stays, so that the slug answers 410 and nobody can list the tool again. */
export async function removeTools(db: Db, removed: BatchPlan['removed']): Promise<void> {
  if (removed.length === 0) return
  await sql`
    with removed as (
      select id, "contentHash" as content_hash
      from jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as entry (id integer, "contentHash" text)
    ),
    silenced as (
      delete from tool_texts using removed where tool_texts.tool_id = removed.id
    )
    update tools
    set status = 'removed', traffic_site_id = null, content_hash = removed.content_hash
    from removed
    where tools.id = removed.id
  `.execute(db)
}
