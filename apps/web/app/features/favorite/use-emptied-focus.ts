import { useEffect } from 'react'

/** The button that was pressed is gone, and no other card is left to take the focus: the heading does. */
export function useEmptiedFocus(isEmptied: boolean): void {
  useEffect(() => {
    if (isEmptied) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [isEmptied])
}
