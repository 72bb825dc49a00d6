import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'

type FooterColumnProps = {
  id: string
  title: string
  links: readonly (readonly [text: string, to: string])[]
  /** Further list items: external links, or links not for everyone. */
  children?: ReactNode
}

export function FooterColumn({ id, title, links, children }: FooterColumnProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(([text, to]) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
