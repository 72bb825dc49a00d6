import { useId, type ReactNode } from 'react'
import './panel.css'

type PanelProps = {
  title: string
  /** At the end of the heading line. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A section on a page with several side by side. */
export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <div className="spread panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
