import type { NewSession } from '@polydex/contract/account-fields'
import { redirect, type RouterContextProvider } from 'react-router'
import { findRedirectFault } from '../guards/find-redirect-fault.ts'
import { pathTo } from '../addresses/path-to.ts'
import { localeContext, markDeviceContext, secureCookiesContext, siteContext } from '../request/request-context.ts'
import { serializeSession } from './token-cookie.ts'
import { cacheRules } from '../http/cache-rules.ts'

/** Keeps a new session in the browser and goes on: to where the visitor wanted to go, else home. */
export function openSession(
  { token, device }: NewSession,
  remember: boolean,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Response {
  const headers = new Headers({ 'Cache-Control': cacheRules.private.says })
  const marked = context.get(markDeviceContext)(device)
  for (const cookie of serializeSession({ token, device: marked, remember }, context.get(secureCookiesContext)))
    headers.append('Set-Cookie', cookie)
  const wish = new URL(request.url).searchParams.get('next')
  return redirect(chooseNext(wish, context.get(siteContext).origin) ?? pathTo('home', context.get(localeContext)), {
    headers,
  })
}

/** The address is anybody's to write: only a page of ours is gone to. */
export function chooseNext(wish: string | null, origin: string): string | undefined {
  if (wish === null || findRedirectFault(wish, 0, origin) !== undefined) return undefined
  const { pathname, search, hash } = new URL(wish, origin)
  return pathname + search + hash
}
