import type { ComponentProps } from 'react'
import { isClosedPath } from '../addresses/find-page.ts'
import './page/page-transition.css'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** `none`: not prefetched. */
  prefetch?: 'none'
}

/**
 * A link within the site; addresses come from pathTo. navigation/follow-links.tsx follows it. Nothing, if the site leaves
 * that page out.
 */
export const Link = ({ to, prefetch, children, ...rest }: LinkProps) =>
  isClosedPath(to) ? null : (
    <a {...rest} href={to} data-prefetch={prefetch}>
      {children}
    </a>
  )
