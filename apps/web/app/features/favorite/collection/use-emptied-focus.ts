import { useEffect } from 'react'

/** The pressed button is gone and no other card can take the focus: move it to the heading. */
export function useEmptiedFocus(isEmptied: boolean): void {
  useEffect(() => {
    if (isEmptied) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [isEmptied])
}
