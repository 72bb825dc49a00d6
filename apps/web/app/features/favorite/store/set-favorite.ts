import { countUse } from '../../../browser/count-use.ts'
import { isLoggedIn } from '../../../session/session-store.ts'
import { accountFavorites } from './account-favorites.ts'
import type { SavedTool } from './saved-tool.ts'
import { showNotice } from '../favorite-notice-store.ts'
import { addFavorite, removeFavorites } from './favorite-store.ts'

type Place = {
  /** Former position in a visitor's list; an account remembers it itself. */
  place?: number
  /** Undo of a removal: restores the former position. */
  isUndo?: boolean
}

/** Saves or removes a tool, in the account or, for visitors, in this browser. Both update optimistically. */
export function setFavorite(tool: SavedTool, favorite: boolean, { place = 0, isUndo = false }: Place = {}): void {
  if (!isLoggedIn()) {
    if (favorite) addFavorite(tool.slug, place)
    else removeFavorites([tool.slug])
    if (favorite && !isUndo) countUse('saved', [tool.slug])
    return
  }
  void send(tool, favorite, isUndo)
}

async function send(tool: SavedTool, favorite: boolean, isUndo: boolean): Promise<void> {
  // It may still be stored here, waiting to be merged.
  if (!favorite) removeFavorites([tool.slug])
  const outcome = await accountFavorites.set(tool.slug, favorite, isUndo)
  if (outcome === 'done' && favorite && !isUndo) countUse('saved', [tool.slug])
  if (outcome === 'failed') showNotice({ kind: 'failed', tool, favorite })
  if (outcome !== 'logged_out') return
  // The page is a visitor's now; the tool is stored here and merged at the next login.
  if (favorite) addFavorite(tool.slug)
  showNotice({ kind: 'logged_out' })
}
