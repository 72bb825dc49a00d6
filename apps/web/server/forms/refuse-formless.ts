import type { RequestHandler } from 'express'
import { findPage } from '../../app/addresses/find-page.ts'
import { cacheRules } from '../../app/http/cache-rules.ts'

const reads = new Set(['GET', 'HEAD'])

/**
 * Stands before forms are counted: whatever no page takes must not use up what visitors need. 404 where there is no such
 * page, 405 where it takes no form, and for every other method.
 */
export const refuseFormless: RequestHandler = (request, response, next) => {
  if (reads.has(request.method)) return next()
  const page = findPage(request.path.replace(/\.data$/, ''))
  const takesForms = page !== undefined && 'takesForms' in page
  if (takesForms && request.method === 'POST') return next()
  if (page === undefined) response.status(404)
  else response.status(405).set('Allow', takesForms ? 'GET, HEAD, POST' : 'GET, HEAD')
  response.set('Cache-Control', cacheRules.refused.says).type('text/plain').send('Refused\n')
}
