import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { isLoggedIn, subscribeToSession } from './session-store.ts'

/** Somebody logs in or out after the page was loaded, perhaps in another tab: its data is asked for anew. */
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
