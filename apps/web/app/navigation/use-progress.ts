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

/** Follows the router. The state is outside React: an error page replaces the whole document, including this hook. */
export function useProgress(): Progress {
  const { state, location, formMethod } = useNavigation()
  const here = useLocation()
  // Null unless this is an error page, despite its type.
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
