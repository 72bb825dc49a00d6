import { isLoggedIn } from '../../session/session-store.ts'
import { accountFavorites } from './account-favorites.ts'
import type { SavedTool } from './saved-tool.ts'
import { showNotice } from './favorite-notice-store.ts'
import { addFavorite, removeFavorites } from './favorite-store.ts'

type Place = {
  /** Where a visitor's list had it; an account remembers that itself. */
  place?: number
  /** It was taken away by mistake and goes back to where it was. */
  isBack?: boolean
}

/** Saves a tool or lets it go, in the account or, for visitors, in this browser. Shown at once in both. */
export function setFavorite(tool: SavedTool, favorite: boolean, { place = 0, isBack = false }: Place = {}): void {
  if (!isLoggedIn()) {
    if (favorite) addFavorite(tool.slug, place)
    else removeFavorites([tool.slug])
    return
  }
  void send(tool, favorite, isBack)
}

async function send(tool: SavedTool, favorite: boolean, isBack: boolean): Promise<void> {
  // It may still lie here, waiting to be merged.
  if (!favorite) removeFavorites([tool.slug])
  const outcome = await accountFavorites.wish(tool.slug, favorite, isBack)
  if (outcome === 'failed') showNotice({ kind: 'failed', tool, favorite })
  if (outcome !== 'logged_out') return
  // The page is a visitor's now; what was wished for is kept here and goes along with the next login.
  if (favorite) addFavorite(tool.slug)
  showNotice({ kind: 'logged_out' })
}
