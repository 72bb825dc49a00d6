import type { RequestHandler } from 'express'
import { isChange, isFromSite } from '../same-origin.ts'
import { cacheRules } from '../../app/http/cache-rules.ts'

/** More than any form of ours can hold, each character of a long description written as %xx. */
const maxFormBytes = 256 * 1024

/**
 * Stands before the pages. A form of another site must not act for a visitor of ours, nor log one in; and a form is
 * read into memory, so that its length must be said and be reasonable.
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
