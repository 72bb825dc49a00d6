import { getFavorites, type FavoritePage } from '@polydex/contract/favorite/favorite'
import { getShare } from '@polydex/contract/favorite/favorite-share'
import { getLists, type OwnLists } from '@polydex/contract/list/list'
import type { Locale } from '@polydex/contract/locale/locale'
import type { CallApi } from '../../api/call-api.ts'
import { throwNotFound, throwPageFailure } from '../../request/page-failure.ts'
import { isLoginRequired } from '../../session/ask-for-login.ts'
import type { Share } from './keep/share-panel.tsx'

type OwnFavorites = { list: FavoritePage; share: Share; lists: OwnLists }
type Query = Readonly<Record<string, string | undefined>>

/** A page of the account's favourites, and its lists. Null: the token is no longer valid, so the page is a visitor's. */
export async function findOwnFavorites(callApi: CallApi, query: Query, locale: Locale): Promise<OwnFavorites | null> {
  try {
    const [list, { share }, { lists }] = await Promise.all([
      callApi(getFavorites, { view: 'cards', ...readQuery(query), locale }),
      callApi(getShare, {}),
      callApi(getLists, {}),
    ])
    return 'tools' in list ? { list, share, lists } : throwNotFound()
  } catch (error) {
    if (isLoginRequired(error)) return null
    return throwPageFailure(error)
  }
}

/** As written in the address; values that the contract rejects mean that the page does not exist. */
const readQuery = ({ sort, category, page }: Query) => ({
  sort: sort as 'saved' | undefined,
  category,
  page,
})
