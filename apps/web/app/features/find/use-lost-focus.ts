import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A removed chip or a way out takes the focus with it when its list appears. The heading of the results takes it up,
 * so that a keyboard goes on from there and not from the top of the page.
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
