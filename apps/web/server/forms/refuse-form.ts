import type { RequestHandler } from 'express'
import { isChange, isFromSite } from '../http/same-origin.ts'
import { cacheRules } from '../../app/http/cache-rules.ts'

/** Upper bound for any form of the site: a maximum-length description with every character percent-encoded. */
const maxFormBytes = 256 * 1024

/**
 * CSRF protection: a form on another site must not act for a visitor or log one in. Forms are read into memory, so they
 * must declare a length within the limit.
 */
export const refuseForm =
  (siteOrigin: string): RequestHandler =>
  (request, response, next) => {
    if (!isChange(request.method)) return next()
    const length = Number(request.get('content-length') ?? Number.NaN)
    const status = !isFromSite(request, siteOrigin) ? 403 : length <= maxFormBytes ? undefined : 413
    if (status === undefined) return next()
    response.status(status).set('Cache-Control', cacheRules.refused.says).type('text/plain').send('Refused\n')
  }
