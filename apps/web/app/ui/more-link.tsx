import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import './more-link.css'

/** Links to more about a section, such as the full list of which it shows a part. */
export function MoreLink({ to, rel, children }: { to: string; rel?: string; children: ReactNode }) {
  return (
    <Link className="opener more" to={to} rel={rel}>
      {children}
      <Icon name="right" small />
    </Link>
  )
}
