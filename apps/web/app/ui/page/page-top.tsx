import type { ReactNode } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import './page-top.css'

type PageTopProps = { title: ReactNode; lead?: string; children?: ReactNode }

/** The title of a page, a sentence about it, and what belongs right below. */
export function PageTop({ title, lead, children }: PageTopProps) {
  return (
    <div className="page-top">
      <div>
        <h1>{title}</h1>
        {lead !== undefined && (
          <p className="lead" {...asServed}>
            {lead}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
