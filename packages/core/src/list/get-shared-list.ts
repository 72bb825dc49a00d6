import type { SharedList, SharedListInput } from '@polydex/contract/list/list'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { countFavorites, findFavoriteTools } from '../favorite/find-favorite-tools.ts'
import { hashToken } from '../secret/token.ts'
import { findListedTools, readNotedCards } from './find-listed-tools.ts'
import { findSharedList } from './list-share.ts'

/**
 * A page of the list, or of the favourites, behind a link. Unknown and ended keys throw `not_found`, and so does a page
 * after the last; a withdrawn list throws `list_withdrawn`.
 */
export const getSharedList = (db: Db, { key, page, pageSize, locale }: SharedListInput): Promise<SharedList> =>
  readSnapshot(db, async (snapshot) => {
    const [limit, offset] = [pageSize, (page - 1) * pageSize]
    const list = await findSharedList(snapshot, key)
    const whole = list && (await findListedTools(snapshot, list.id))
    const accountId = whole === undefined ? await findSharingAccount(snapshot, key) : 0
    const total = whole?.length ?? (await countFavorites(snapshot, accountId))
    const pages = Math.ceil(total / pageSize)
    if (page > Math.max(pages, 1)) throw new AppError('not_found', `The last page is ${pages}`)
    const shown =
      whole?.slice(offset, offset + limit) ??
      (await findFavoriteTools(
        snapshot,
        accountId,
        { sort: 'saved', page, pageSize, locale, category: undefined },
        {
          limit,
          offset,
        },
      ))
    const cards = await readNotedCards(snapshot, shown, locale)
    return { title: list?.title ?? null, total, page, pageSize, pages, ...cards }
  })

async function findSharingAccount(db: Db, key: string): Promise<number> {
  const share = await db
    .selectFrom('favorite_shares')
    .select('account_id')
    .where('key_hash', '=', hashToken(key))
    .executeTakeFirst()
  if (share === undefined) throw new AppError('not_found', 'There is no such link')
  return share.account_id
}
