import { useId, type ReactNode } from 'react'
import './panel.css'

type PanelProps = {
  title: string
  /** Stands at the end of the heading's line. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of a page that holds several side by side (`split`). */
export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
