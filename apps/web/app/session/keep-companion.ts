import type { GuardArguments } from '../guards/guards.ts'
import { secureCookiesContext, sessionContext, siteContext } from '../request/request-context.ts'
import { findDoubled, serializeDoubledEnd, serializeUnplanted } from './planted-cookies.ts'
import { serializeEnd, serializePresence, serializeToken } from './token-cookie.ts'
import { cacheRules } from '../http/cache-rules.ts'

/**
 * Root middleware. Public pages see no session and never set a cookie. Elsewhere, a token rejected by the API is
 * cleared with its companion, one that was replaced is stored, a lost companion is restored, and cookies planted by
 * another host are removed.
 */
export async function keepCompanion(
  { request, context }: GuardArguments,
  next: () => Promise<Response>,
): Promise<Response> {
  const response = await next()
  const cookies = chooseCookies({ request, context }, response)
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  if (cookies.length > 0) response.headers.set('Cache-Control', cacheRules.private.says)
  return response
}

function chooseCookies(
  { request, context }: Pick<GuardArguments, 'request' | 'context'>,
  response: Response,
): string[] {
  const secure = context.get(secureCookiesContext)
  const { hostname } = new URL(context.get(siteContext).origin)
  const place = { hostname, pathname: new URL(request.url).pathname, secure }
  // A login or logout has already written this host's cookies.
  if (response.headers.getSetCookie().some((cookie) => cookie.startsWith('token='))) return serializeUnplanted(place)
  const session = context.get(sessionContext)
  if (session?.renewed !== undefined)
    return [...serializeToken({ token: session.token, ...session.renewed }, secure), ...serializeUnplanted(place)]
  const doubled = findDoubled(request.headers.get('cookie'))
  if (doubled.length > 0) return serializeDoubledEnd(doubled, place)
  if (session === undefined) return []
  if (session.isEnded) return serializeEnd(secure)
  return session.hasCompanion ? [] : [serializePresence(secure)]
}
