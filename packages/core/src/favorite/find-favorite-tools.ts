import type { Db } from '../db/connect.ts'

type FavoriteTool = { id: number; slug: string }
type Part = { limit: number | null; offset: number }

/** An account's favourites that have a page, newest first. Limit null: all. */
export const findFavoriteTools = (db: Db, accountId: number, { limit, offset }: Part): Promise<FavoriteTool[]> =>
  db
    .selectFrom('favorites')
    .innerJoin('tools', 'tools.id', 'favorites.tool_id')
    .select(['tools.id', 'tools.slug'])
    .where('account_id', '=', accountId)
    .where('tools.status', 'in', ['published', 'closed'])
    .orderBy('added_at', 'desc')
    .orderBy('tool_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
