import type { RequestHandler } from 'express'
import { cacheRules } from '../app/http/cache-rules.ts'

/** Methods that the platform refuses to pass on or to read as a request. */
const impossible = new Set(['TRACE', 'TRACK', 'CONNECT'])

/**
 * Refuses request targets that later parts would read differently from the edge: the absolute form, and dot segments,
 * also encoded (/find/%2e%2e/zh would render /zh under another address, and be stored there); a #, after which some read
 * on and some do not; requests without a host; and methods that can only fail further on.
 */
export const refuseTarget: RequestHandler = (request, response, next) => {
  if (impossible.has(request.method)) {
    response.status(405).set({ 'Cache-Control': cacheRules.refused.says, Allow: 'GET, HEAD, POST' })
    return void response.type('text/plain').send('Refused\n')
  }
  const path = request.originalUrl.split('?')[0] ?? ''
  const isPlain =
    path.startsWith('/') && !path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment)) && !path.includes('\\')
  if (isPlain && !request.originalUrl.includes('#') && request.headers.host !== undefined) return next()
  response.status(400).set('Cache-Control', cacheRules.badRequest.says).type('text/plain').send('Bad request\n')
}
