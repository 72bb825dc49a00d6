import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { findRedirectFault } from './find-redirect-fault.ts'
import { tellNavigationFailed } from '../navigation/navigation-failed.ts'

const findRedirect = (results: Record<string, DataStrategyResult>): string | undefined =>
  Object.values(results)
    .map(({ result }) => (result instanceof Response ? result.headers.get('Location') : null))
    .find((location) => location !== null)

let inARow = 0

/**
 * Middleware of the root in the browser. A redirect that leads off the site, to no page, or round and round is not
 * followed: the page stays as it is, the loading bar is told, and one line goes to the console.
 */
export const guardRedirects: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_given, next) => {
  const results = await next()
  const location = findRedirect(results)
  inARow = location === undefined ? 0 : inARow + 1
  const fault = location === undefined ? undefined : findRedirectFault(location, inARow, window.location.href)
  if (fault === undefined) return results
  inARow = 0
  console.error(`Redirect not followed: ${location} ${fault}`)
  tellNavigationFailed()
  const { pathname, search, hash } = window.location
  // Going to where we are ends the pending navigation; nothing else does.
  void globalThis.__reactRouterDataRouter?.navigate(pathname + search + hash, {
    replace: true,
    preventScrollReset: true,
  })
  return new Promise(() => {})
}
