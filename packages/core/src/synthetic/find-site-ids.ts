import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Host → id, for those of the hosts that are known. */
export async function findSiteIds(db: Db, hosts: readonly string[]): Promise<Map<string, number>> {
  // One parameter however many hosts: `in` would take one each.
  const { rows } = await sql<{ id: number; host: string }>`
    select id, host from sites where host = any(${hosts}::text[])
  `.execute(db)
  return new Map(rows.map(({ id, host }) => [host, id]))
}
