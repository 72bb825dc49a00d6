import type { Locale } from '@polydex/contract/locale'
import { redirect, type RouterContextProvider } from 'react-router'
import { ApiFailure } from '../api/call-api.ts'
import type { PageName } from '../addresses/pages.ts'
import { pathTo } from '../addresses/path-to.ts'
import { localeContext, sessionContext } from '../request/request-context.ts'

/** Nobody is logged in, or not any more. */
export const isLoginRequired = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'login_required'

const toLogin = (page: PageName, locale: Locale): Response =>
  redirect(pathTo('login', locale, undefined, { next: pathTo(page, locale) }))

/** For pages of accounts: whoever is not logged in does that first, and then comes to the named page. */
export async function withLogin<Result>(
  context: Readonly<RouterContextProvider>,
  page: PageName,
  read: () => Promise<Result>,
): Promise<Result> {
  const locale = context.get(localeContext)
  if (context.get(sessionContext) === undefined) throw toLogin(page, locale)
  return read().catch((error: unknown) => {
    throw isLoginRequired(error) ? toLogin(page, locale) : error
  })
}
