import { useSyncExternalStore } from 'react'
import { isLoggedIn, subscribeToSession } from '../../../session/session-store.ts'
import { accountFavorites } from './account-favorites.ts'
import { readFavorites, subscribeToFavorites } from './favorite-store.ts'

/** Unknown on the server: its page is the same for everyone. */
const readOnServer = (): undefined => undefined

/** The visitor's favourites in this browser, newest first; undefined on the server and before hydration. */
export const useFavorites = (): readonly string[] | undefined =>
  useSyncExternalStore<readonly string[] | undefined>(subscribeToFavorites, readFavorites, readOnServer)

export function subscribeToAll(listener: () => void): () => void {
  const stops = [subscribeToSession, subscribeToFavorites, accountFavorites.subscribe].map((to) => to(listener))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Tools waiting to be merged count as the account's. */
export const isFavorite = (slug: string): boolean =>
  (isLoggedIn() && accountFavorites.has(slug)) || readFavorites().includes(slug)

/** Here too, tools waiting to be merged count as the account's. */
const countFavorites = (): number =>
  isLoggedIn()
    ? accountFavorites.count() + readFavorites().filter((slug) => !accountFavorites.has(slug)).length
    : readFavorites().length

/** Zero on the server, whose page is the same for everyone. */
export const useFavoriteCount = (): number => useSyncExternalStore(subscribeToAll, countFavorites, () => 0)

/** For one tool, so that a page of cards does not re-render when another one is saved. Undefined if unknown. */
export const useIsFavorite = (slug: string): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(subscribeToAll, () => isFavorite(slug), readOnServer)
