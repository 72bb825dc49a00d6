import type { ComponentProps } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { changesOnlyQuery } from '../navigation/changes-only-query.ts'
import { mayPrefetch } from '../navigation/connection.ts'
import { localeOfPath, pathTo } from '../addresses/path-to.ts'
import './page-transition.css'

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }

/** A random tool is another one at each request: fetched beforehand it would be thrown away. */
const isSurprise = (to: string): boolean => to === pathTo('tool', localeOfPath(to))

/**
 * A link to a page of ours; addresses come from pathTo. The page is fetched when somebody points at the link, fades in,
 * and keeps its place on the screen when only filters or sorting change.
 */
export function Link({ to, ...rest }: LinkProps) {
  const here = useLocation()
  return (
    <RouterLink
      to={to}
      discover="none"
      prefetch={mayPrefetch() && !isSurprise(to) ? 'intent' : 'none'}
      preventScrollReset={changesOnlyQuery(here, to)}
      viewTransition
      {...rest}
    />
  )
}
