import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigation, useRouteError } from 'react-router'
import { navigationFailed } from './navigation-failed.ts'
import {
  failProgress,
  finishProgress,
  isNavigationPending,
  readProgress,
  readProgressOnServer,
  startProgress,
  subscribeToProgress,
  type Progress,
} from './progress.ts'

/** Follows the router. The state lies outside React: an error page replaces the whole document, and this with it. */
export function useProgress(): Progress {
  const { state, location, formMethod } = useNavigation()
  const here = useLocation()
  // Null outside of an error page, whatever its type says.
  const hasFailed = (useRouteError() ?? null) !== null
  const target = location === undefined ? undefined : location.pathname + location.search
  const isInProgress = state !== 'idle' && (formMethod !== undefined || target !== here.pathname + here.search)
  useEffect(() => {
    if (isInProgress) startProgress()
    else if (hasFailed && isNavigationPending()) failProgress()
    else finishProgress()
  }, [isInProgress, target, hasFailed])
  useEffect(() => {
    document.addEventListener(navigationFailed, failProgress)
    return () => document.removeEventListener(navigationFailed, failProgress)
  }, [])
  return useSyncExternalStore(subscribeToProgress, readProgress, readProgressOnServer)
}
