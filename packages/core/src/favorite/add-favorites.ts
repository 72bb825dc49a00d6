import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/**
 * Adds what is not there yet and returns how many that were. The first of the given tools becomes the newest; a tool
 * that is there keeps its place. `savedAt` puts a tool back to where it was; a moment to come counts as now.
 */
export async function addFavorites(
  db: Db,
  accountId: number,
  toolIds: readonly number[],
  savedAt: string | null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into favorites (account_id, tool_id, added_at)
    select ${accountId}, given.tool_id,
      least(${savedAt}::timestamptz, clock_time.now - given.place * interval '1 microsecond')
    from unnest(${toolIds}::integer[]) with ordinality as given (tool_id, place),
         (select clock_timestamp() as now) as clock_time -- read after the lock, unlike now()
    on conflict do nothing
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
