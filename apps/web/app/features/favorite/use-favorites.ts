import { useSyncExternalStore } from 'react'
import { readFavorites, subscribeToFavorites } from './favorite-store.ts'

/** The server does not know them: its page is the same for everybody. */
const readOnServer = (): undefined => undefined

/** The visitor's saved tools, newest first; undefined on the server and until the page has come alive. */
export const useFavorites = (): readonly string[] | undefined =>
  useSyncExternalStore<readonly string[] | undefined>(subscribeToFavorites, readFavorites, readOnServer)

/** Of one tool, so that a page of cards does not render anew when another one is saved. */
export const useIsFavorite = (slug: string): boolean =>
  useSyncExternalStore(
    subscribeToFavorites,
    () => readFavorites().includes(slug),
    () => false,
  )
