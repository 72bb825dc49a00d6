import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/translate.tsx'
import { afterPaint } from '../../navigation/after-paint.ts'

/** Adds cards and arrow keys to the map of a page when it comes near: it is not laid out before. */
export function useFollowMaps(): void {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const leaving = new AbortController()
    const map = document.querySelector<HTMLElement>('.world')
    if (map === null) return undefined
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        near.disconnect()
        // Without the script the tiles are plain links.
        void import('./follow-map.ts').then(
          ({ followMap }) => leaving.signal.aborted || followMap(map, locale, leaving.signal),
          () => {},
        )
      },
      { rootMargin: '50%' },
    )
    afterPaint(() => leaving.signal.aborted || near.observe(map))
    return () => {
      leaving.abort()
      near.disconnect()
    }
  }, [locale, pathname, search])
}
