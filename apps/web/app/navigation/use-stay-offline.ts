import { useEffect } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'
import { tellNavigationFailed } from './navigation-failed.ts'
import { useOnline } from './use-online.ts'

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
