import { AppError } from '@polydex/core/app-error'
import type { FastifyInstance } from 'fastify'

/**
 * Takes changes from the desk's own pages alone. The cookie is not sent from other sites either (SameSite=Strict); this also
 * stops other pages of the same host, where the desk lives below a path.
 */
export function refuseForgery(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD') return
    if (headers.origin !== origin || (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
      throw new AppError('invalid_input', 'Only pages of the desk may change something')
  })
}
