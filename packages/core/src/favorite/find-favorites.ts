import type { Favorites, GetFavoritesInput } from '@polydex/contract/favorite'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { readToolCards } from '../tool/read-tool-cards.ts'
import { countFavorites } from './count-favorites.ts'
import { findFavoriteTools } from './find-favorite-tools.ts'

/** An account's favourites, newest first: all slugs, or one page of cards. A page after the last throws `not_found`. */
export const findFavorites = (
  db: Db,
  accountId: number,
  { view, page, pageSize, locale }: GetFavoritesInput,
): Promise<Favorites> =>
  readSnapshot(db, async (snapshot) => {
    if (view === 'ids') {
      const tools = await findFavoriteTools(snapshot, accountId, { limit: null, offset: 0 })
      return { toolIds: tools.map(({ slug }) => slug), total: tools.length }
    }
    const total = await countFavorites(snapshot, accountId)
    const pages = Math.ceil(total / pageSize)
    if (page > Math.max(pages, 1)) throw new AppError('not_found', `The last page is ${pages}`)
    const tools = await findFavoriteTools(snapshot, accountId, { limit: pageSize, offset: (page - 1) * pageSize })
    const toolIds = tools.map(({ id }) => id)
    return { total, page, pageSize, pages, ...(await readToolCards(snapshot, toolIds, locale)) }
  })
