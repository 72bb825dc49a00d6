import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
const readOnline = (): boolean => navigator.onLine
const readOnServer = (): boolean => true

/** False is certain; true only means that there is some network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, readOnline, readOnServer)
