import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import './more-link.css'

/** Leads to the whole of what a section shows a part of. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="more" to={to}>
      {children}
      <Icon name="right" small />
    </Link>
  )
}
