import type { ReactNode } from 'react'
import { asServed } from '../i18n/as-served.ts'
import { MoreLink } from './more-link.tsx'
import './section-head.css'

type SectionHeadProps = {
  /** Of the heading, so that the section can be named by it. */
  id: string
  title: string
  hint?: ReactNode
  /** Where the rest is. */
  more?: { to: string; text: string }
}

/** A rule, a heading, what it is about, and the way to all of it. */
export function SectionHead({ id, title, hint, more }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {hint !== undefined && (
        <p className="meta" {...asServed}>
          {hint}
        </p>
      )}
      {more !== undefined && <MoreLink to={more.to}>{more.text}</MoreLink>}
    </div>
  )
}
