import { isLoggedIn } from '../../../session/session-store.ts'
import { accountFavorites } from './account-favorites.ts'
import { showNotice } from '../favorite-notice-store.ts'
import { readFavorites } from './favorite-store.ts'
import type { SavedTool } from './saved-tool.ts'
import { setFavorite } from './set-favorite.ts'

/** Saves or removes a tool. For the first one saved, tells the visitor where favourites are stored. */
export function toggleFavorite({ slug, name }: SavedTool, isSaved: boolean): void {
  if (!isSaved) announceFirstSave()
  setFavorite({ slug, name }, !isSaved)
}

function announceFirstSave(): void {
  const isAccount = isLoggedIn()
  const isFirst =
    readFavorites().length === 0 && (!isAccount || (accountFavorites.isKnown() && accountFavorites.count() === 0))
  if (isFirst) showNotice({ kind: 'saved', where: isAccount ? 'account' : 'browser' })
}
