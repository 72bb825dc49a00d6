import type { Locale } from '@polydex/contract/locale/locale'
import { redirect, type RouterContextProvider } from 'react-router'
import { ApiFailure } from '../api/call-api.ts'
import type { PageName } from '../addresses/pages.ts'
import { pathTo } from '../addresses/path-to.ts'
import { localeContext, sessionContext } from '../request/request-context.ts'

/** No session, or an expired one. */
export const isLoginRequired = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'login_required'

const toLogin = (page: PageName, locale: Locale): Response =>
  redirect(pathTo('login', locale, undefined, { next: pathTo(page, locale) }))

/** For account pages: redirects to the login, which then returns to the given page. */
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
