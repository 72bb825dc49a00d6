import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether the script has taken the page over: what only it can keep true (a state, a role) is said from then on. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
