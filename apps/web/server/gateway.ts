import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Call } from '@polydex/contract/call'
import { clientAddressHeader } from '@polydex/contract/client-address-header'
import { endpoints } from '@polydex/contract/endpoints'
import type { Failure } from '@polydex/contract/error'
import type { Trust } from '@polydex/contract/trusted-proxies'
import { requestIdHeader } from '@polydex/contract/request-id-header'
import { visitorAddressOf } from '@polydex/contract/visitor-address'
import { currentRequestId } from '@polydex/process/request-scope'
import type { Request, RequestHandler, Response as Answer } from 'express'
import { readCookie } from '../app/i18n/locale-cookie.ts'
import { findDoubled, serializeDoubledEnd } from '../app/session/planted-cookies.ts'
import { presenceCookie, readToken, serializeEnd, serializePresence } from '../app/session/token-cookie.ts'
import { logLoss, type AskApi } from '../app/api/call-api.ts'
import { cacheRules, noStore } from '../app/http/cache-rules.ts'
import { compress } from '../app/http/compress.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { isChange, isFromSite } from './same-origin.ts'

/** Slightly longer than pages wait for the API: callers of the gateway wait for this one answer only. */
const timeoutMs = 3_000

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
    const isOwnPage = isFromSite(request, options.siteOrigin)
    if (isChange(request.method) && !isOwnPage)
      return fail(response, 403, { code: 'invalid_input', message: 'Only pages of this site may change something' })
    const call = nameCall(request)
    const effect = sessionEffects.get(call)
    // Pages log in through their own actions: no script may get hold of a token.
    if (effect === 'starts')
      return fail(response, 404, { code: 'not_found', message: 'Sessions begin on the pages /login and /register' })

    const token = isOwnPage ? readToken(request.get('cookie')) : undefined
    const closed = new AbortController()
    response.once('close', () => closed.abort())
    // A change is completed even if the client disconnects: visitors leave a page right after pressing a button.
    const untilLate = AbortSignal.timeout(timeoutMs)
    const signal = isChange(request.method) ? untilLate : AbortSignal.any([closed.signal, untilLate])
    try {
      const upstream = await ask(options, request, token, signal)
      writeHead(response, upstream)
      if (token !== undefined) {
        const isEnded = upstream.status === 401 || (effect === 'ends' && upstream.status === 200)
        writeSession(request, response, isEnded, options.secureCookies)
      }
      if (isOwnPage) dropDoubled(request, response, options)
      await sendBody(request, response, upstream)
    } catch (error) {
      if (closed.signal.aborted) return
      logLoss(`${request.method} ${call}`, error)
      if (response.headersSent) response.destroy()
      else fail(response.set('Retry-After', '5'), 503, { code: 'unavailable', message: 'Try again in a moment' })
    }
  }

/** The path as the API's router reads it: /api/login/%6cogin is the same call. */
function nameCall({ originalUrl }: Request): string {
  const path = originalUrl.split('?')[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function ask(
  { apiBase, askApi, isTrustedProxy }: GatewayOptions,
  request: Request,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers({ [clientAddressHeader]: visitorAddressOf(request, isTrustedProxy) })
  const requestId = currentRequestId()
  if (requestId !== undefined) headers.set(requestIdHeader, requestId)
  for (const name of passedOn) {
    const value = request.get(name)
    if (value !== undefined) headers.set(name, value)
  }
  if (token !== undefined) headers.set('Authorization', token)
  return askApi(new URL(request.originalUrl, apiBase), {
    method: request.method,
    headers,
    redirect: 'manual',
    signal,
    ...(isChange(request.method) && { body: Readable.toWeb(request) as BodyInit, duplex: 'half' as const }),
  })
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
 * uncompressed: the length of a compressed answer can reveal a secret in it (BREACH).
 */
async function sendBody(request: Request, response: Answer, upstream: Response): Promise<void> {
  if (upstream.body === null) response.end()
  else if (upstream.status === 200 && /^public\b/.test(String(response.getHeader('Cache-Control')))) {
    const headers = new Headers()
    const packed = compress(Buffer.from(await upstream.arrayBuffer()), chooseEncoding(request), headers)
    for (const [name, value] of headers) response.append(name, value)
    response.end(packed)
  } else await pipeline(Readable.fromWeb(upstream.body as ReadableStream), response)
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
