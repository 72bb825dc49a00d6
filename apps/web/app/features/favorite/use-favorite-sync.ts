import { useEffect } from 'react'
import { useIsLoggedIn } from '../../session/use-is-logged-in.ts'
import { accountFavorites } from './account-favorites.ts'
import { showNotice } from './favorite-notice-store.ts'
import { listenToOtherTabs } from './other-tabs.ts'
import { syncFavorites } from './sync-favorites.ts'

const report = (error: unknown): void => console.error('Favourites could not be loaded:', error)

const sayMoved = (n: number): void => {
  if (n > 0) showNotice({ kind: 'merged', n })
}

/** Hearts are the account's as long as somebody is logged in: merged at login, looked for again when the page is seen again. */
export function useFavoriteSync(): void {
  const isLoggedIn = useIsLoggedIn()
  useEffect(() => {
    if (!isLoggedIn) return undefined
    const sync = () => void syncFavorites().then(sayMoved).catch(report)
    const lookAgain = () => {
      if (document.visibilityState === 'visible' && !accountFavorites.isFresh()) sync()
    }
    sync()
    const stop = listenToOtherTabs(() => void accountFavorites.load().catch(report))
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', lookAgain)
      accountFavorites.forget()
    }
  }, [isLoggedIn])
}
