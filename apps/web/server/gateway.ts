import { buffer } from 'node:stream/consumers'
import type { Call } from '@polydex/contract/http/call'
import { clientAddressHeader } from '@polydex/contract/http/client-address-header'
import { endpoints } from '@polydex/contract/http/endpoints'
import type { Failure } from '@polydex/contract/http/error'
import type { Trust } from '@polydex/contract/address/trusted-proxies'
import { requestIdHeader } from '@polydex/contract/http/request-id-header'
import { visitorAddressOf } from '@polydex/contract/address/visitor-address'
import { currentRequestId } from '@polydex/process/request-scope'
import type { Request, RequestHandler, Response as Answer } from 'express'
import { readCookie } from '../app/i18n/locale-cookie.ts'
import { findDoubled, serializeDoubledEnd } from '../app/session/planted-cookies.ts'
import { presenceCookie, readToken, serializeEnd, serializePresence } from '../app/session/token-cookie.ts'
import { logLoss, type AskApi } from '../app/api/call-api.ts'
import { cacheRules, noStore } from '../app/http/cache-rules.ts'
import { compress } from '../app/http/compress.ts'
import { chooseEncoding } from './http/choose-encoding.ts'
import { isChange, isFromSite } from './http/same-origin.ts'

/** Slightly longer than pages wait for the API: callers of the gateway wait for this one answer only. */
const timeoutMs = 3_000

/** What the API accepts at most. Changes are read whole before they are forwarded, so they must declare a length within it. */
const maxChangeBytes = 64 * 1024

/** Request headers that are forwarded. Cookies never are; Authorization is set here. */
const passedOn = [
  'accept',
  'content-type',
  'if-none-match',
  'origin',
  'access-control-request-method',
  'access-control-request-headers',
]

/** Response headers that are taken from the API; all others are the site's own. */
const passedBack = [
  'allow',
  'content-type',
  'content-security-policy',
  'cross-origin-resource-policy',
  'cache-control',
  'etag',
  'last-modified',
  'retry-after',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'vary',
  'x-request-id',
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-expose-headers',
]

/** Calls whose caller must stay unknown, by path. */
const anonymous = new Set(endpoints.flatMap(({ path, isAnonymous }): string[] => (isAnonymous === true ? [path] : [])))

/** The effect of each call on the caller's session, by path. */
const sessionEffects = new Map<string, Call['session']>(endpoints.map(({ path, session }) => [path, session]))

type GatewayOptions = {
  apiBase: string
  askApi: AskApi
  siteOrigin: string
  secureCookies: boolean
  isTrustedProxy: Trust
}

/**
 * Serves the API at the site's own origin, for browsers. Turns the token's cookie into the Authorization header, for pages of
 * this site only. Must run before any middleware that reads bodies.
 */
export const createGateway = (options: GatewayOptions): RequestHandler =>
  async function gateway(request, response) {
    const call = nameCall(request)
    // Pictures are the same for everyone: with a token they would be private answers, which no cache keeps.
    const isOwnPage = !call.startsWith('/api/icons/') && isFromSite(request, options.siteOrigin)
    if (isChange(request.method) && !isOwnPage)
      return fail(response, 403, { code: 'invalid_input', message: 'Only pages of this site may change something' })
    const effect = sessionEffects.get(call)
    // Pages log in through their own actions: no script may get hold of a token.
    if (effect === 'starts')
      return fail(response, 404, { code: 'not_found', message: 'Sessions begin on the pages /login and /register' })

    if (isChange(request.method) && !(lengthOf(request) <= maxChangeBytes))
      return fail(response, 400, {
        code: 'invalid_input',
        message: 'The request is too long, or does not say how long',
      })

    const token = isOwnPage && !anonymous.has(call) ? readToken(request.get('cookie')) : undefined
    const closed = new AbortController()
    response.once('close', () => closed.abort())
    try {
      const { upstream, body } = await ask(options, request, token, closed.signal)
      if (closed.signal.aborted) return
      writeHead(response, upstream)
      if (token !== undefined) {
        const isEnded = upstream.status === 401 || (effect === 'ends' && upstream.status === 200)
        writeSession(request, response, isEnded, options.secureCookies)
      }
      if (isOwnPage) dropDoubled(request, response, options)
      sendBody(request, response, body)
    } catch (error) {
      if (closed.signal.aborted) return
      logLoss(`${request.method} ${call}`, error)
      fail(response.set('Retry-After', '5'), 503, { code: 'unavailable', message: 'Try again in a moment' })
    }
  }

/** Bytes of the body; NaN if the request does not say. */
const lengthOf = (request: Request): number =>
  Number(request.get('content-length') ?? (request.get('transfer-encoding') === undefined ? 0 : Number.NaN))

/** The path as the API's router reads it: /api/login/%6cogin is the same call. */
function nameCall({ originalUrl }: Request): string {
  const path = originalUrl.split('?')[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Request and answer are read whole: of two connected streams, one may end without the other noticing. */
async function ask(
  { apiBase, askApi, isTrustedProxy }: GatewayOptions,
  request: Request,
  token: string | undefined,
  closed: AbortSignal,
): Promise<{ upstream: Response; body: Buffer }> {
  const headers = new Headers({ [clientAddressHeader]: visitorAddressOf(request, isTrustedProxy) })
  const requestId = currentRequestId()
  if (requestId !== undefined) headers.set(requestIdHeader, requestId)
  for (const name of passedOn) {
    const value = request.get(name)
    if (value !== undefined) headers.set(name, value)
  }
  if (token !== undefined) headers.set('Authorization', token)
  const change = isChange(request.method) ? await buffer(request) : undefined
  // A change is completed even if the client disconnects: visitors leave a page right after pressing a button.
  const untilLate = AbortSignal.timeout(timeoutMs)
  const upstream = await askApi(new URL(request.originalUrl, apiBase), {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: change === undefined ? AbortSignal.any([closed, untilLate]) : untilLate,
    ...(change !== undefined && { body: new Uint8Array(change) }),
  })
  return { upstream, body: Buffer.from(await upstream.arrayBuffer()) }
}

function writeHead(response: Answer, upstream: Response): void {
  response.status(upstream.status).set('Cache-Control', noStore)
  for (const name of passedBack) {
    const value = upstream.headers.get(name)
    if (value !== null) response.set(name, value)
  }
}

/**
 * Compresses public reads here: `fetch` decompresses, so compression by the API would be wasted. Sends everything else
 * uncompressed: pictures already are, and the length of a compressed answer can reveal a secret in it (BREACH).
 */
function sendBody(request: Request, response: Answer, body: Buffer): void {
  const isPublic = response.statusCode === 200 && /^public\b/.test(String(response.getHeader('Cache-Control')))
  const isPicture = String(response.getHeader('Content-Type')).startsWith('image/')
  if (!isPublic || isPicture) return void response.end(body)
  const headers = new Headers()
  const packed = compress(body, chooseEncoding(request), headers)
  for (const [name, value] of headers) response.append(name, value)
  response.end(packed)
}

/** Marks an answer to a call with a token as private, and deletes the cookie of a token that is no longer valid. */
function writeSession(request: Request, response: Answer, isEnded: boolean, secure: boolean): void {
  response.set('Cache-Control', cacheRules.gatewaySession.says)
  if (isEnded) response.append('Set-Cookie', serializeEnd(secure))
  else if (readCookie(request.get('cookie'), presenceCookie) === undefined)
    response.append('Set-Cookie', serializePresence(secure))
}

/** Deletes duplicate cookies that another host may have planted. Private, as for a session: a cookie is for one visitor only. */
function dropDoubled(request: Request, response: Answer, { siteOrigin, secureCookies }: GatewayOptions): void {
  const doubled = findDoubled(request.get('cookie'))
  if (doubled.length === 0) return
  const place = { hostname: new URL(siteOrigin).hostname, pathname: nameCall(request), secure: secureCookies }
  response.set('Cache-Control', cacheRules.gatewaySession.says)
  response.append('Set-Cookie', serializeDoubledEnd(doubled, place))
}

const fail = (response: Answer, status: number, failure: Failure): void => {
  response.status(status).set('Cache-Control', cacheRules.gatewayFailure.says).json(failure)
}
