import { useSyncExternalStore } from 'react'
import { isLoggedIn, subscribeToSession } from '../../session/session-store.ts'
import { accountFavorites } from './account-favorites.ts'
import { readFavorites, subscribeToFavorites } from './favorite-store.ts'

/** The server does not know them: its page is the same for everybody. */
const readOnServer = (): undefined => undefined

/** What the visitor has saved in this browser, newest first; undefined on the server and until the page has come alive. */
export const useFavorites = (): readonly string[] | undefined =>
  useSyncExternalStore<readonly string[] | undefined>(subscribeToFavorites, readFavorites, readOnServer)

function subscribeToAll(listener: () => void): () => void {
  const stops = [subscribeToSession, subscribeToFavorites, accountFavorites.subscribe].map((to) => to(listener))
  return () => {
    for (const stop of stops) stop()
  }
}

/** What still waits to be merged counts as the account's. */
const isFavorite = (slug: string): boolean =>
  (isLoggedIn() && accountFavorites.has(slug)) || readFavorites().includes(slug)

/** What still waits to be merged counts as the account's, here too. */
const countFavorites = (): number =>
  isLoggedIn()
    ? accountFavorites.count() + readFavorites().filter((slug) => !accountFavorites.has(slug)).length
    : readFavorites().length

/** None on the server, whose page is the same for everybody. */
export const useFavoriteCount = (): number => useSyncExternalStore(subscribeToAll, countFavorites, () => 0)

/** Of one tool, so that a page of cards does not render anew when another one is saved. Undefined where nobody knows. */
export const useIsFavorite = (slug: string): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(subscribeToAll, () => isFavorite(slug), readOnServer)
