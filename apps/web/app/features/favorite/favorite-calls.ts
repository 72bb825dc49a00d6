import type { Favorites, SetFavoriteInput, SetFavoriteOutput } from '@polydex/contract/favorite'
import { askGateway } from '../../api/ask-gateway.ts'

/**
 * Spelled out, because importing the contract's objects would ship its schemas to the browser; a test compares them.
 */
export const favoritesPath = '/api/favorites/getMyFavorites'
export const setFavoritePath = '/api/favorites/favorites'

export async function loadFavoriteSlugs(): Promise<readonly string[]> {
  const answer = await askGateway<Favorites>(`${favoritesPath}?view=ids`)
  return 'toolIds' in answer ? answer.toolIds : []
}

export const sendFavorite = (input: SetFavoriteInput): Promise<SetFavoriteOutput> => askGateway(setFavoritePath, input)
