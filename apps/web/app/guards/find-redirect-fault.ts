import { findPage } from '../addresses/find-page.ts'

/** Redirects followed in a row; one more counts as a loop. */
const maxInARow = 5

/** Why a redirect is not followed; undefined if it is. */
export function findRedirectFault(location: string, inARow: number, here: string): string | undefined {
  if (!URL.canParse(location, here)) return 'leads nowhere'
  const target = new URL(location, here)
  if (target.origin !== new URL(here).origin) return 'leads off the site'
  if (findPage(target.pathname) === undefined) return 'leads to no page'
  return inARow > maxInARow ? 'is the sixth in a row' : undefined
}
