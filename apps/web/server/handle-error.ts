import type { ErrorRequestHandler } from 'express'
import { cacheRules } from '../app/http/cache-rules.ts'

/**
 * The last handler: an error that nothing else handled, such as a path that cannot be decoded (400) or a bug of our own
 * (500). The response reveals nothing about the error.
 */
export const handleError: ErrorRequestHandler = (error: { status?: number }, request, response, _next) => {
  const status = error.status !== undefined && error.status < 500 ? error.status : 500
  // The path as sent, still encoded; without the query, which may contain a key.
  if (status === 500) console.error(`${request.method} ${request.originalUrl.split('?')[0]}: failed`, error)
  if (response.headersSent) {
    response.destroy()
    return
  }
  const rule = status === 500 ? cacheRules.failure : cacheRules.badRequest
  response.status(status).set('Cache-Control', rule.says).type('text/plain')
  response.send(status === 500 ? 'Something went wrong\n' : 'Bad request\n')
}
