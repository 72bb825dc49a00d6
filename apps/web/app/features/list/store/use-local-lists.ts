import { useSyncExternalStore } from 'react'
import { readLists, subscribeToLists, type LocalList } from './local-lists.ts'

/** The visitor's lists in this browser, last changed first; undefined on the server and before hydration. */
export const useLocalLists = (): readonly LocalList[] | undefined =>
  useSyncExternalStore<readonly LocalList[] | undefined>(subscribeToLists, readLists, () => undefined)
