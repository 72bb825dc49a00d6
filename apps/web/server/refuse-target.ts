import type { RequestHandler } from 'express'

/**
 * Refuses request targets that later parts would read differently from the edge: the absolute form, and dot segments,
 * also encoded (/find/%2e%2e/zh would render /zh under another address, and be stored there).
 */
export const refuseTarget: RequestHandler = (request, response, next) => {
  const path = request.originalUrl.split('?')[0] ?? ''
  const isPlain =
    path.startsWith('/') && !path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment)) && !path.includes('\\')
  if (isPlain) return next()
  response.status(400).type('text/plain').send('Bad request\n')
}
