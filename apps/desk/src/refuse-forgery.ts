import { AppError } from '@polydex/core/app-error'
import type { FastifyInstance } from 'fastify'

/**
 * CSRF defence: accepts changes from the desk's own origin only. SameSite=Strict already withholds the cookie from
 * other sites; this also stops other origins of the same site, such as sibling subdomains. If the desk is below a path,
 * other pages of that host are the same origin and pass.
 */
export function refuseForgery(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD') return
    if (headers.origin !== origin || (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
      throw new AppError('invalid_input', 'Only pages of the desk may change something')
  })
}
