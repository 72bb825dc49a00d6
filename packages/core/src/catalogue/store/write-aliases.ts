import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { BatchPlan } from './plan-batch.ts'

/** Adds former slugs. None is ever deleted because an entry no longer names it. */
export async function writeAliases(db: Db, aliases: BatchPlan['aliases']): Promise<void> {
  if (aliases.length === 0) return
  await sql`
    insert into tool_aliases (slug, tool_id)
    select entry.slug, tools.id
    from jsonb_to_recordset(${JSON.stringify(aliases)}::jsonb) as entry (slug text, tool text)
    join tools on tools.slug = entry.tool
  `.execute(db)
}
