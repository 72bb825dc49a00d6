import type { ComponentProps } from 'react'
import './page/page-transition.css'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** `none`: not prefetched. */
  prefetch?: 'none'
}

/** A link within the site; addresses come from pathTo. navigation/follow-links.tsx follows it. */
export const Link = ({ to, prefetch, children, ...rest }: LinkProps) => (
  <a {...rest} href={to} data-prefetch={prefetch}>
    {children}
  </a>
)
