import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import './menu.css'

type MenuProps = {
  /** Unique on the page. */
  id: string
  label: ReactNode
  buttonClassName: string
  className?: string
  children: ReactNode
}

/** A button that opens a panel of links. The platform's popover: Escape, outside click and no script needed. */
export function Menu({ id, label, buttonClassName, className = '', children }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const shownOn = useRef(key)
  // With the new page, not after it: somebody may have opened it again by then.
  useLayoutEffect(() => {
    // Not at the start: somebody may have opened it before the page came alive.
    if (shownOn.current !== key) panel.current?.hidePopover()
    shownOn.current = key
  }, [key])
  return (
    <div className={`menu-anchor ${className}`}>
      <button type="button" className={buttonClassName} popoverTarget={id}>
        {label}
      </button>
      <div className="menu" id={id} popover="auto" ref={panel}>
        {children}
      </div>
    </div>
  )
}
