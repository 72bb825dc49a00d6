import type { GuardArguments } from '../guards.ts'
import { secureCookiesContext, sessionContext } from '../request-context.ts'
import { serializeEnd, serializePresence } from './token-cookie.ts'
import { cacheRules } from '../http/cache-rules.ts'

/**
 * Middleware of the root. Public pages know of no session, so that no cookie is ever written on them. Anywhere else a token
 * that the API has refused is forgotten with its companion, and a companion that was lost comes back.
 */
export async function keepCompanion({ context }: GuardArguments, next: () => Promise<Response>): Promise<Response> {
  const response = await next()
  const session = context.get(sessionContext)
  const secure = context.get(secureCookiesContext)
  // Whoever logs in or out writes the cookies already.
  if (session === undefined || response.headers.getSetCookie().some((cookie) => cookie.startsWith('token=')))
    return response
  const cookies = session.isEnded ? serializeEnd(secure) : session.hasCompanion ? [] : [serializePresence(secure)]
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  if (cookies.length > 0) response.headers.set('Cache-Control', cacheRules.private.says)
  return response
}
