import type { ReactNode } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { MoreLink } from '../more-link.tsx'
import './section-head.css'

type SectionHeadProps = {
  /** Id of the heading, to label the section. */
  id: string
  title: string
  hint?: ReactNode
  /** Link to the full list. */
  more?: { to: string; text: string } | undefined
}

/** A rule, a heading, a hint, and a link to the full list. */
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
