import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A removed chip or suggestion loses the focus when its list appears. Moves it to the heading of the results, so that
 * keyboard users continue there and not at the top of the page.
 */
export function useLostFocus(list: object): void {
  const { pathname } = useLocation()
  const lastPath = useRef<string>(undefined)
  useEffect(() => {
    const isSamePage = lastPath.current === pathname
    lastPath.current = pathname
    if (isSamePage && document.activeElement === document.body)
      document.getElementById('results')?.focus({ preventScroll: true })
  }, [list, pathname])
}
