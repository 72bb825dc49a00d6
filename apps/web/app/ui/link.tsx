import type { ComponentProps } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { changesOnlyQuery } from '../navigation/changes-only-query.ts'
import { mayPrefetch } from '../navigation/connection.ts'
import { localeOfPath, pathTo } from '../addresses/path-to.ts'
import './page-transition.css'

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }

/** Each request for a random tool gives another one: a prefetched response would be wasted. */
const isSurprise = (to: string): boolean => to === pathTo('tool', localeOfPath(to))

/**
 * A link within the site; addresses come from pathTo. The page is prefetched on hover and fades in. When only filters or
 * sorting change, the list changes without a fade, during which the next click would be lost, and the scroll position is
 * kept.
 */
export function Link({ to, ...rest }: LinkProps) {
  const here = useLocation()
  const isSamePage = to.split(/[?#]/, 1)[0] === here.pathname
  return (
    <RouterLink
      to={to}
      discover="none"
      prefetch={mayPrefetch() && !isSurprise(to) ? 'intent' : 'none'}
      preventScrollReset={changesOnlyQuery(here, to)}
      viewTransition={!isSamePage}
      {...rest}
    />
  )
}
