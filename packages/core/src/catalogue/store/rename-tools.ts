import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { BatchPlan } from './plan-batch.ts'

/** Gives tools a new slug. They keep their id, and with it everything that points to them. */
export async function renameTools(db: Db, renamed: BatchPlan['renamed']): Promise<void> {
  if (renamed.length === 0) return
  await sql`
    with renamed as (
      select id, slug from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as entry (id integer, slug text)
    ),
    -- A slug that is taken back is no longer a former one.
    taken_back as (
      delete from tool_aliases using renamed where tool_aliases.slug = renamed.slug
    )
    update tools set slug = renamed.slug from renamed where tools.id = renamed.id
  `.execute(db)
}
