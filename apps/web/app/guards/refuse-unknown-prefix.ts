import { isClosedPath } from '../addresses/find-page.ts'
import { firstLocale, isSiteLocale } from '@polydex/contract/site/site'
import { throwNotFound } from '../request/page-failure.ts'
import type { GuardArguments } from './guards.ts'
import { loadSite } from '../request/load-site.ts'

/**
 * Root middleware. Refuses pages that this site leaves out, and unknown prefixes: an address like /nonsense/rank/category_ai
 * matches `:locale/…`. It refuses before any loader runs, including the root's, so the failure itself carries the frame's
 * data.
 */
export async function refuseUnknownPrefix(
  { params, url, context }: GuardArguments,
  next: () => Promise<Response>,
): Promise<Response> {
  const { locale } = params as { locale?: string }
  const isKnown = locale === undefined || (isSiteLocale(locale) && locale !== firstLocale)
  if (isKnown && !isClosedPath(url.pathname)) return next()
  return throwNotFound(await loadSite(context))
}
