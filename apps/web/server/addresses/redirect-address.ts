import { firstLocale } from '@polydex/contract/site/site'
import type { RequestHandler, Response } from 'express'
import { findPage, hasSecretAddress } from '../../app/addresses/find-page.ts'
import { chooseLocale } from '../../app/i18n/choose-locale.ts'
import { readCookie, serializeLocaleCookie, type LocaleCookie } from '../../app/i18n/locale-cookie.ts'
import { canonicalAddress } from './canonical-address.ts'
import { cacheRules } from '../../app/http/cache-rules.ts'

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** By hand: Express's redirect adds a body and `Vary: Accept`, which would fragment the edge cache. */
function redirect(response: Response, status: 301 | 302, location: string): void {
  response.status(status).set('Location', location).end()
}

const splitTarget = (target: string): [pathname: string, search: string] => {
  const mark = target.indexOf('?')
  return mark === -1 ? [target, ''] : [target.slice(0, mark), target.slice(mark)]
}

/** One 301 from any other spelling to the canonical address. Data has the spelling of React Router, which encodes commas. */
export const redirectToCanonical: RequestHandler = (request, response, next) => {
  const [pathname, search] = splitTarget(request.originalUrl)
  const isDocument = isRead(request.method) && !pathname.endsWith('.data')
  const canonical = isDocument ? canonicalAddress(pathname, search) : undefined
  if (canonical === undefined || canonical === request.originalUrl) return next()
  const page = findPage(splitTarget(canonical)[0])
  const rule = page !== undefined && hasSecretAddress(page) ? cacheRules.private : cacheRules.moved
  redirect(response.set('Cache-Control', rule.says), 301, canonical)
}

/** Set by the edge when it only needs the choice of language: it serves the English home page itself, so nothing is rendered. */
const edgeHeader = 'x-edge-home'
/** The edge's address of that page. Fixed, never taken from the request: another proxy might forward a client's header. */
const edgeHome = '/edge/home'

function sendToEdge(response: Response, search: string): void {
  response.set({ 'Cache-Control': cacheRules.language.says, 'X-Accel-Redirect': edgeHome + search }).end()
}

/**
 * `/` is the English home page. Visitors who arrive from elsewhere and whose cookie or browser prefers another language
 * get a 302 that must not be cached. A link to `/` within the site always means English.
 */
export const redirectRoot =
  (cookie: LocaleCookie): RequestHandler =>
  (request, response, next) => {
    const [pathname, search] = splitTarget(request.originalUrl)
    if (pathname !== '/' || !isRead(request.method) || request.get('sec-fetch-site') === 'same-origin') return next()
    const locale = chooseLocale(readCookie(request.get('cookie'), cookie.name), request.acceptsLanguages())
    if (locale === firstLocale) return request.get(edgeHeader) === undefined ? next() : sendToEdge(response, search)
    response.set('Cache-Control', cacheRules.language.says).append('Set-Cookie', serializeLocaleCookie(cookie, locale))
    redirect(response, 302, `/${locale}${search}`)
  }
