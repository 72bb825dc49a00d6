import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'
import { tellNavigationFailed } from './navigation-failed.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
const readOnline = (): boolean => navigator.onLine
const readOnServer = (): boolean => true

/** False is certain; true only means that there is some network. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, readOnline, readOnServer)

/** Anchors within the page need no network. */
const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  !navigator.onLine &&
  (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search)

type Connection = 'online' | 'offline' | 'stayed'

/** While offline, blocks navigation, including the back button: the next page could only be an error. */
export function useStayOffline(): Connection {
  const isOnline = useOnline()
  const blocker = useBlocker(leavesPage)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (isOnline) blocker.reset()
    else tellNavigationFailed()
  }, [blocker, isOnline])
  return isOnline ? 'online' : blocker.state === 'blocked' ? 'stayed' : 'offline'
}
