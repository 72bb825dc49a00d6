import type { ErrorRequestHandler } from 'express'
import { findPage, hasSecretAddress } from '../../app/addresses/find-page.ts'
import { cacheRules } from '../../app/http/cache-rules.ts'

/** The path as sent, still encoded; without the query and without a parameter that is a secret. */
function nameTarget(target: string): string {
  const path = target.split('?', 1)[0] ?? ''
  const page = findPage(path)
  return page !== undefined && hasSecretAddress(page) ? `/${page.path}` : path
}

/**
 * The last handler: an error that nothing else handled, such as a path that cannot be decoded (400) or a bug of our own
 * (500). The response reveals nothing about the error.
 */
export const handleError: ErrorRequestHandler = (error: { status?: number }, request, response, _next) => {
  const status = error.status !== undefined && error.status < 500 ? error.status : 500
  if (status === 500) console.error(`${request.method} ${nameTarget(request.originalUrl)}: failed`, error)
  if (response.headersSent) {
    response.destroy()
    return
  }
  const rule = status === 500 ? cacheRules.failure : cacheRules.badRequest
  response.status(status).set('Cache-Control', rule.says).type('text/plain')
  response.send(status === 500 ? 'Something went wrong\n' : 'Bad request\n')
}
