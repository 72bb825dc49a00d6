import { redirect, type RouterContextProvider } from 'react-router'
import { findPage } from '../addresses/find-page.ts'
import { pathTo } from '../addresses/path-to.ts'
import { localeContext, secureCookiesContext, siteContext } from '../request/request-context.ts'
import { chooseNext } from './open-session.ts'
import { serializeEnd, serializeForgotten } from './token-cookie.ts'
import { cacheRules } from '../http/cache-rules.ts'

type Context = Readonly<RouterContextProvider>

const leave = (address: string, cookies: readonly string[]): Response => {
  const headers = new Headers({ 'Cache-Control': cacheRules.private.says })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return redirect(address, { headers })
}

/** Continues as a visitor: back to the page of the form, or home from an account page. */
export function closeSession(context: Context, next: string): Response {
  const address = chooseNext(next, context.get(siteContext).origin)
  const isOpen = address !== undefined && findPage(new URL(address, 'http://x').pathname)?.name !== 'account'
  return leave(
    isOpen ? address : pathTo('home', context.get(localeContext)),
    serializeEnd(context.get(secureCookiesContext)),
  )
}

/** After an account was deleted: removes every trace of it from this browser; the next page confirms the deletion. */
export const forgetAccount = (context: Context): Response =>
  leave(
    pathTo('login', context.get(localeContext), undefined, { note: 'deleted' }),
    serializeForgotten(context.get(secureCookiesContext)),
  )
