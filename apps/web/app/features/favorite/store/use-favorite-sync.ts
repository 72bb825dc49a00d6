import { useEffect } from 'react'
import { useIsLoggedIn } from '../../../session/use-is-logged-in.ts'
import { accountFavorites } from './account-favorites.ts'
import { showNotice } from '../favorite-notice-store.ts'
import { listenToOtherTabs } from './other-tabs.ts'
import { maxIdsPerCall } from './load-tools.ts'
import { reloadFavorites, removeFavorites } from './favorite-store.ts'

/** One tab at a time; the others then find nothing left to do. */
const runExclusively = async (work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request('polydex:merge', work)
  else await work()
}

/**
 * Moves favourites saved before the login into the account, oldest first, and then loads the account's list. A batch is
 * removed from this browser only once the API has it: failures are retried on the next page. Returns how many were
 * added.
 */
async function syncFavorites(): Promise<number> {
  let moved = 0
  try {
    if (reloadFavorites().length > 0)
      await runExclusively(async () => {
        for (let left = reloadFavorites(); left.length > 0; left = reloadFavorites()) {
          const batch = left.slice(-maxIdsPerCall)
          moved += await accountFavorites.merge(batch)
          removeFavorites(batch)
        }
      })
  } finally {
    await accountFavorites.load()
  }
  return moved
}

const report = (error: unknown): void => console.error('Favourites could not be loaded:', error)

const announceMerge = (n: number): void => {
  if (n > 0) showNotice({ kind: 'merged', n })
}

/** While logged in, favourites are the account's: merged at login, reloaded when the tab becomes visible again. */
export function useFavoriteSync(): void {
  const isLoggedIn = useIsLoggedIn()
  useEffect(() => {
    if (!isLoggedIn) return undefined
    const sync = () => void syncFavorites().then(announceMerge).catch(report)
    const syncIfStale = () => {
      if (document.visibilityState === 'visible' && !accountFavorites.isFresh()) sync()
    }
    sync()
    const stop = listenToOtherTabs(() => void accountFavorites.load().catch(report))
    document.addEventListener('visibilitychange', syncIfStale)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', syncIfStale)
      accountFavorites.forget()
    }
  }, [isLoggedIn])
}
