import type { Db } from '../db/connect.ts'

/** False on a new site: nothing is listed until refreshToolLists has run for the first time. */
export const hasToolLists = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('tool_orders').select('sort').limit(1).executeTakeFirst()) !== undefined
