import { useEffect, type ReactNode } from 'react'
import './toast.css'

/** A short notice over the lower edge of the page; the place is always there, so that its text is read out when it comes. */
export function Toast({ className, children }: { className: string; children: ReactNode }) {
  const isEmpty = children === null || children === false
  // Others move up by it. Not by :has() of the body, which makes every tick on the page a matter of the whole page.
  useEffect(() => {
    if (isEmpty) return undefined
    const { classList } = document.documentElement
    classList.add(`shows-${className}`)
    return () => classList.remove(`shows-${className}`)
  }, [isEmpty, className])
  return <output className={`toast-place ${className}`}>{!isEmpty && <span className="toast">{children}</span>}</output>
}
