import { Link } from '../link.tsx'
import './breadcrumb.css'

type BreadcrumbProps = {
  label: string
  /** From the outermost page to the parent; the current page is the heading. */
  parents: readonly { name: string; to: string }[]
}

export function Breadcrumb({ label, parents }: BreadcrumbProps) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {parents.map(({ name, to }) => (
          <li key={to}>
            <Link className="tap" to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
