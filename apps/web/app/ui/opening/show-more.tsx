import type { ReactNode } from 'react'
import './show-more.css'

type ShowMoreProps = {
  more: string
  less: string
  /** One element with text. */
  children: ReactNode
}

/** Three lines of a text and a toggle for the rest: CSS only, and the whole text is always in the page. */
export function ShowMore({ more, less, children }: ShowMoreProps) {
  return (
    <div className="show-more">
      {children}
      <details>
        <summary className="opener">
          <span className="when-closed">{more}</span>
          <span className="when-open">{less}</span>
        </summary>
      </details>
    </div>
  )
}
