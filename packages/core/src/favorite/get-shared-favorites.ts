import type { FavoritePage } from '@polydex/contract/favorite/favorite'
import type { SharedFavoritesInput } from '@polydex/contract/favorite/favorite-share'
import { hashToken } from '../secret/token.ts'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { readFavoritePage } from './get-favorites.ts'

/** Favourites of an account by the key of its share link. Unknown and ended keys both throw `not_found`. */
export const getSharedFavorites = (db: Db, { key, ...query }: SharedFavoritesInput): Promise<FavoritePage> =>
  readSnapshot(db, async (snapshot) => {
    const share = await snapshot
      .selectFrom('favorite_shares')
      .select('account_id')
      .where('key_hash', '=', hashToken(key))
      .executeTakeFirst()
    if (share === undefined) throw new AppError('not_found', 'There is no such link')
    return readFavoritePage(snapshot, share.account_id, query)
  })
