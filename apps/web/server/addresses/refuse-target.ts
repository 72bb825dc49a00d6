import { isHost } from '@polydex/contract/is-host'
import type { RequestHandler } from 'express'
import { cacheRules } from '../../app/http/cache-rules.ts'

/** Of pages and of calls through the gateway; what any other means, nothing here knows. */
const usual = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Refuses request targets that later parts would read differently from the edge: the absolute form, and dot segments,
 * also encoded (/find/%2e%2e/zh would render /zh under another address, and be stored there); a #, after which some read
 * on and some do not; a host that is missing or cannot be one, from which the router would build an address; and methods
 * such as TRACE.
 */
export const refuseTarget: RequestHandler = (request, response, next) => {
  if (!usual.has(request.method)) {
    response.status(405).set({ 'Cache-Control': cacheRules.refused.says, Allow: 'GET, HEAD, POST' })
    return void response.type('text/plain').send('Refused\n')
  }
  const path = request.originalUrl.split('?')[0] ?? ''
  const isPlain =
    path.startsWith('/') && !path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment)) && !path.includes('\\')
  if (isPlain && !request.originalUrl.includes('#') && isHost(request.headers.host ?? '')) return next()
  response.status(400).set('Cache-Control', cacheRules.badRequest.says).type('text/plain').send('Bad request\n')
}
