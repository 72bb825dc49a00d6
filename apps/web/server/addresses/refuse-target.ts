import { isHost } from '@polydex/contract/address/is-host'
import { isReadablePath } from '@polydex/contract/http/is-readable-path'
import type { RequestHandler } from 'express'
import { cacheRules } from '../../app/http/cache-rules.ts'

/** Methods of pages and of calls through the gateway. */
const allowedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Refuses request targets that the edge and later middleware could interpret differently: the absolute form; dot
 * segments, also encoded (/find/%2e%2e/zh would render /zh and be cached under the other address); a #, which some
 * parsers cut off; a path that cannot be decoded or breaks lines, which the router would log; a missing or invalid host,
 * from which the router would build an address; and methods such as TRACE.
 */
export const refuseTarget: RequestHandler = (request, response, next) => {
  if (!allowedMethods.has(request.method)) {
    response.status(405).set({ 'Cache-Control': cacheRules.refused.says, Allow: 'GET, HEAD, POST' })
    return void response.type('text/plain').send('Refused\n')
  }
  const path = request.originalUrl.split('?')[0] ?? ''
  const isPlain =
    path.startsWith('/') && !path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment)) && !path.includes('\\')
  if (isPlain && isReadablePath(path) && !request.originalUrl.includes('#') && isHost(request.headers.host ?? ''))
    return next()
  response.status(400).set('Cache-Control', cacheRules.badRequest.says).type('text/plain').send('Bad request\n')
}
