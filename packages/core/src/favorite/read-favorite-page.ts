import type { FavoritePage, FavoriteQuery } from '@polydex/contract/favorite'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { readToolCards } from '../tool/read-tool-cards.ts'
import { countFavorites } from './count-favorites.ts'
import { findFavoriteCategories } from './find-favorite-categories.ts'
import { findFavoriteTools } from './find-favorite-tools.ts'

/** One page of an account's favourites as cards; inside a snapshot. A page after the last throws `not_found`. */
export async function readFavoritePage(snapshot: Db, accountId: number, query: FavoriteQuery): Promise<FavoritePage> {
  const { page, pageSize, locale, category } = query
  const total = await countFavorites(snapshot, accountId, category)
  const pages = Math.ceil(total / pageSize)
  if (page > Math.max(pages, 1)) throw new AppError('not_found', `The last page is ${pages}`)
  const tools = await findFavoriteTools(snapshot, accountId, query, { limit: pageSize, offset: (page - 1) * pageSize })
  const cards = await readToolCards(
    snapshot,
    tools.map(({ id }) => id),
    locale,
  )
  const categories = await findFavoriteCategories(snapshot, accountId, locale)
  return { total, page, pageSize, pages, categories, ...cards }
}
