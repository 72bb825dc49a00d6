import type { Db } from '../db/connect.ts'
import { favoriteInCategory } from './favorite-in-category.ts'

/** Favourites that have a page; a tool removed on request is not counted. With a category: those in it. */
export async function countFavorites(db: Db, accountId: number, category?: string): Promise<number> {
  const { total } = await db
    .selectFrom('favorites')
    .innerJoin('tools', 'tools.id', 'favorites.tool_id')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('tools.status', 'in', ['published', 'closed'])
    .where(favoriteInCategory(category))
    .executeTakeFirstOrThrow()
  return total
}
