import { useEffect } from 'react'
import { useIsLoggedIn } from '../../../session/use-is-logged-in.ts'
import { accountFavorites } from './account-favorites.ts'
import { showNotice } from '../favorite-notice-store.ts'
import { listenToOtherTabs } from './other-tabs.ts'
import { syncFavorites } from './sync-favorites.ts'

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
