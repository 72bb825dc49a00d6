import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether the page is hydrated: states and roles that only scripts can maintain are rendered from then on. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
