import type { ReactNode } from 'react'
import './stage.css'

/** The dark ground that forms stand on, the same in both themes: what it is about, the form, and what may be said besides. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <div className="stage">
      <div className="wrap stage-grid">{children}</div>
    </div>
  )
}
