/** Not in every browser; without it, the connection counts as good. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Prefetching what may never be viewed is a waste on 2g or with data saving on. */
export function mayPrefetch(): boolean {
  if (typeof window === 'undefined') return false
  const { connection } = navigator as Navigator & { connection?: Connection }
  return navigator.onLine && connection?.saveData !== true && !(connection?.effectiveType ?? '').endsWith('2g')
}
