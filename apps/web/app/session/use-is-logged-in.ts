import { useSyncExternalStore } from 'react'
import { isLoggedIn, subscribeToSession } from './session-store.ts'

/** The server's pages are a visitor's: they are the same for everybody. */
const readOnServer = (): boolean => false

export const useIsLoggedIn = (): boolean => useSyncExternalStore(subscribeToSession, isLoggedIn, readOnServer)
