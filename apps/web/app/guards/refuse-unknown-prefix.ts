import { defaultLocale, isLocale } from '@polydex/contract/locale/locale'
import { throwNotFound } from '../request/page-failure.ts'
import type { GuardArguments } from './guards.ts'
import { loadSite } from '../request/load-site.ts'

/**
 * Root middleware. An address like /nonsense/rank/category_ai matches `:locale/…`: it is refused before any loader
 * runs, including the root's, so the failure itself carries the frame's data.
 */
export async function refuseUnknownPrefix(
  { params, context }: GuardArguments,
  next: () => Promise<Response>,
): Promise<Response> {
  const { locale } = params as { locale?: string }
  if (locale === undefined || (isLocale(locale) && locale !== defaultLocale)) return next()
  return throwNotFound(await loadSite(context))
}
