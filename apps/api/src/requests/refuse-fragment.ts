import { AppError } from '@polydex/core/app-error'
import type { FastifyInstance } from 'fastify'

/**
 * Refuses request targets that contain a #, which none may: the router would cut off the rest, a cache in front might
 * not, and the same answer would be stored under any number of addresses.
 */
export function refuseFragment(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(
      request.raw.url?.includes('#') === true ? new AppError('invalid_input', 'The request cannot be read') : undefined,
    )
  })
}
