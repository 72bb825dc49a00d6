import type { RequestHandler } from 'express'
import { findPage } from '../../app/addresses/find-page.ts'
import { cacheRules } from '../../app/http/cache-rules.ts'

const reads = new Set(['GET', 'HEAD'])

/**
 * Runs before forms are counted, so that requests no page accepts do not use up the visitors' limit. 404 for unknown
 * pages; 405 for pages without forms and for other methods.
 */
export const refuseUnsupportedMethod: RequestHandler = (request, response, next) => {
  if (reads.has(request.method)) return next()
  const page = findPage(request.path.replace(/\.data$/, ''))
  const takesForms = page !== undefined && 'takesForms' in page
  if (takesForms && request.method === 'POST') return next()
  if (page === undefined) response.status(404)
  else response.status(405).set('Allow', takesForms ? 'GET, HEAD, POST' : 'GET, HEAD')
  response.set('Cache-Control', cacheRules.refused.says).type('text/plain').send('Refused\n')
}
