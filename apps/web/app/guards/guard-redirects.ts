import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { findRedirectFault } from './find-redirect-fault.ts'
import { tellNavigationFailed } from '../navigation/navigation-failed.ts'

const findRedirect = (results: Record<string, DataStrategyResult>): string | undefined =>
  Object.values(results)
    .map(({ result }) => (result instanceof Response ? result.headers.get('Location') : null))
    .find((location) => location !== null)

let inARow = 0

/**
 * Root middleware in the browser. A redirect that leaves the site, matches no page or loops is not followed: the page
 * stays, the loading bar shows the failure, and one line is logged to the console.
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
  // Navigating to the current address is the only way to end the pending navigation.
  void globalThis.__reactRouterDataRouter?.navigate(pathname + search + hash, {
    replace: true,
    preventScrollReset: true,
  })
  return new Promise(() => {})
}
