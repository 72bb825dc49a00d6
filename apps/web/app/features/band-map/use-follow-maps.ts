import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/translate.tsx'
import { afterPaint } from '../../navigation/after-paint.ts'

/** Adds cards and arrow keys to the map of a page, once the page has been painted. */
export function useFollowMaps(): void {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const leaving = new AbortController()
    const map = document.querySelector<HTMLElement>('.world')
    if (map !== null)
      afterPaint(
        () =>
          // Without the script the tiles are plain links.
          void import('./follow-map.ts').then(
            ({ followMap }) => leaving.signal.aborted || followMap(map, locale, leaving.signal),
            () => {},
          ),
      )
    return () => leaving.abort()
  }, [locale, pathname, search])
}
