/** Not in every browser; where it is missing the connection counts as good. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Fetching what may never be looked at is no favour on 2g, or to somebody who asked to save data. */
export function mayPrefetch(): boolean {
  if (typeof window === 'undefined') return false
  const { connection } = navigator as Navigator & { connection?: Connection }
  return navigator.onLine && connection?.saveData !== true && !(connection?.effectiveType ?? '').endsWith('2g')
}
