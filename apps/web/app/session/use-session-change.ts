import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { isLoggedIn, subscribeToSession } from './session-store.ts'

/** Reloads the page's data when someone logs in or out after the page was loaded, possibly in another tab. */
export function useSessionChange(isLoggedInOnServer: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      subscribeToSession(() => {
        if (isLoggedIn() !== isLoggedInOnServer) void revalidate()
      }),
    [isLoggedInOnServer, revalidate],
  )
}
