import { getFavorites, setFavorite } from '@polydex/contract/calls/favorite'
import type { SetFavoriteInput, SetFavoriteOutput } from '@polydex/contract/favorite/favorite'
import { callFromBrowser } from '../../../api/call-from-browser.ts'

export async function loadFavoriteSlugs(): Promise<readonly string[]> {
  const answer = await callFromBrowser(getFavorites, { view: 'ids' })
  return 'toolIds' in answer ? answer.toolIds : []
}

export const sendFavorite = (input: SetFavoriteInput): Promise<SetFavoriteOutput> => callFromBrowser(setFavorite, input)
