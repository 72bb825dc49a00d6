import type { ReactNode } from 'react'
import './stage.css'

/** The dark background of forms, the same in both themes: introduction, form, and further notes. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <div className="stage">
      <div className="wrap stage-grid">{children}</div>
    </div>
  )
}
