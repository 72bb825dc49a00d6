import type { Favorites, GetFavoritesInput } from '@polydex/contract/favorite'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { findFavoriteTools } from './find-favorite-tools.ts'
import { readFavoritePage } from './read-favorite-page.ts'

/** An account's favourites: the slugs of all, or one page of cards. A page after the last throws `not_found`. */
export const findFavorites = (db: Db, accountId: number, { view, ...query }: GetFavoritesInput): Promise<Favorites> =>
  readSnapshot(db, async (snapshot) => {
    if (view === 'cards') return readFavoritePage(snapshot, accountId, query)
    const tools = await findFavoriteTools(snapshot, accountId, query, { limit: null, offset: 0 })
    return { toolIds: tools.map(({ slug }) => slug), total: tools.length }
  })
