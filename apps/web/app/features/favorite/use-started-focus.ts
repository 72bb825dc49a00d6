import { useEffect, useRef } from 'react'

/** The heart that began the list went away with the section it stood in: the heading of the list takes the focus. */
export function useStartedFocus(isShown: boolean): void {
  const wasShown = useRef(false)
  useEffect(() => {
    const isLost = wasShown.current && !isShown && document.activeElement === document.body
    wasShown.current = isShown
    if (isLost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [isShown])
}
