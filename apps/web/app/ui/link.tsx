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
 * A link to a page of ours; addresses come from pathTo. The page is fetched when somebody points at the link, and fades
 * in. When only filters or sorting change, the list changes at once and keeps its place on the screen: during a fade
 * the next click would be lost.
 */
export function Link({ to, ...rest }: LinkProps) {
  const isSamePage = changesOnlyQuery(useLocation(), to)
  return (
    <RouterLink
      to={to}
      discover="none"
      prefetch={mayPrefetch() && !isSurprise(to) ? 'intent' : 'none'}
      preventScrollReset={isSamePage}
      viewTransition={!isSamePage}
      {...rest}
    />
  )
}
