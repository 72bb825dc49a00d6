import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Takes tools out of an account's favourites; what is not there is no fault. */
export async function removeFavorites(db: Db, accountId: number, toolIds: readonly number[]): Promise<void> {
  await sql`delete from favorites where account_id = ${accountId} and tool_id = any(${toolIds})`.execute(db)
}
