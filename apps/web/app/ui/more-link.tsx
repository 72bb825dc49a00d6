import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import './more-link.css'

/** Links to the full list of which a section shows a part. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="more" to={to}>
      {children}
      <Icon name="right" small />
    </Link>
  )
}
