import { isLoggedIn } from '../../session/session-store.ts'
import { accountFavorites } from './account-favorites.ts'
import { showNotice } from './favorite-notice-store.ts'
import { readFavorites } from './favorite-store.ts'

/** Before a tool is saved: for the first one, tells the visitor where favourites are stored. */
export function announceFirstSave(): void {
  const isAccount = isLoggedIn()
  const isFirst =
    readFavorites().length === 0 && (!isAccount || (accountFavorites.isKnown() && accountFavorites.count() === 0))
  if (isFirst) showNotice({ kind: 'saved', where: isAccount ? 'account' : 'browser' })
}
