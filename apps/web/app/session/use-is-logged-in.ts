import { useSyncExternalStore } from 'react'
import { isLoggedIn, subscribeToSession } from './session-store.ts'

/** Server-rendered pages are a visitor's: they are the same for everyone. */
const readOnServer = (): boolean => false

export const useIsLoggedIn = (): boolean => useSyncExternalStore(subscribeToSession, isLoggedIn, readOnServer)
