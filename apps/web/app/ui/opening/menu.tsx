import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import './menu.css'

type MenuProps = {
  /** Unique on the page. */
  id: string
  label: ReactNode
  buttonClassName: string
  className?: string
  /** Path prefixes, separated by spaces, on which the button is marked: features/site/use-current-place.ts. */
  paths?: string
  onOpen?: () => void
  children: ReactNode
}

/** A button that opens a panel of links. A native popover: Escape and outside clicks work, no script needed. */
export function Menu({ id, label, buttonClassName, className = '', paths, onOpen, children }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const shownOn = useRef(key)
  // Together with the new page, not after it: by then it may have been opened again.
  useLayoutEffect(() => {
    // Not on mount: it may have been opened before hydration.
    if (shownOn.current !== key) panel.current?.hidePopover()
    shownOn.current = key
  }, [key])
  return (
    <div className={`menu-anchor ${className}`}>
      <button type="button" className={buttonClassName} popoverTarget={id} data-paths={paths}>
        {label}
      </button>
      <div
        className="menu"
        id={id}
        popover="auto"
        ref={panel}
        onToggle={({ newState }) => newState === 'open' && onOpen?.()}
      >
        {children}
      </div>
    </div>
  )
}
