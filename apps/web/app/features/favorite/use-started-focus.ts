import { useEffect, useRef } from 'react'

/** The pressed heart disappeared with its section: move the focus to the heading of the list. */
export function useStartedFocus(isShown: boolean): void {
  const wasShown = useRef(false)
  useEffect(() => {
    const isLost = wasShown.current && !isShown && document.activeElement === document.body
    wasShown.current = isShown
    if (isLost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [isShown])
}
