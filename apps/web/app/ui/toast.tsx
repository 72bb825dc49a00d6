import type { ReactNode } from 'react'
import './toast.css'

/** A short notice over the lower edge of the page; the place is always there, so that its text is read out when it comes. */
export function Toast({ className, children }: { className: string; children: ReactNode }) {
  const isEmpty = children === null || children === false
  return <output className={`toast-place ${className}`}>{!isEmpty && <span className="toast">{children}</span>}</output>
}
