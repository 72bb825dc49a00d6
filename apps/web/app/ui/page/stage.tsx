import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import './stage.css'

type StageProps = {
  children: ReactNode
  /** Shown above everything: says that the form cannot be sent for a while. */
  notice?: string | undefined
}

/** The dark background of forms, the same in both themes: introduction, form, and further notes. */
export function Stage({ children, notice }: StageProps) {
  return (
    <div className="stage">
      {notice !== undefined && (
        <div className="wrap">
          <p className="stage-notice">
            <Icon name="alert" />
            {notice}
          </p>
        </div>
      )}
      <div className="wrap stage-grid">{children}</div>
    </div>
  )
}
