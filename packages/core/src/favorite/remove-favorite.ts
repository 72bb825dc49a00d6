import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Takes a tool out of an account's favourites and returns when it had been saved; what is not there is no fault. */
export async function removeFavorite(db: Db, accountId: number, toolId: number): Promise<string | null> {
  const { rows } = await sql<{ saved_at: string }>`
    delete from favorites where account_id = ${accountId} and tool_id = ${toolId}
    returning to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as saved_at
  `.execute(db)
  return rows[0]?.saved_at ?? null
}
