import type { NewSession } from '@polydex/contract/account/account-fields'
import { redirect, type RouterContextProvider } from 'react-router'
import { findRedirectFault } from '../guards/find-redirect-fault.ts'
import { pathTo } from '../addresses/path-to.ts'
import { localeContext, markDeviceContext, secureCookiesContext, siteContext } from '../request/request-context.ts'
import { serializeSession } from './token-cookie.ts'
import { cacheRules } from '../http/cache-rules.ts'

/** Stores a new session in the browser and redirects to `next`, or else home. */
export function openSession(
  { token, device }: NewSession,
  remember: boolean,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Response {
  const headers = new Headers({ 'Cache-Control': cacheRules.private.says })
  const marked = context.get(markDeviceContext)(device)
  for (const cookie of serializeSession({ token, device: marked, remember }, context.get(secureCookiesContext)))
    headers.append('Set-Cookie', cookie)
  const next = new URL(request.url).searchParams.get('next')
  return redirect(chooseNext(next, context.get(siteContext).origin) ?? pathTo('home', context.get(localeContext)), {
    headers,
  })
}

/** `next` is untrusted: only pages of this site are accepted. */
export function chooseNext(next: string | null, origin: string): string | undefined {
  if (next === null || findRedirectFault(next, 0, origin) !== undefined) return undefined
  const { pathname, search, hash } = new URL(next, origin)
  return pathname + search + hash
}
