import type { FastifyInstance } from 'fastify'

/** Status in the log of a request whose caller went away before the answer, as nginx writes it. */
const callerLeft = 499

/**
 * One line for each request that has ended. It names the route, never the address: that of a case is a secret, and a
 * query is what an editor searched for.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () =>
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? null,
          status: reply.raw.writableEnded ? reply.statusCode : callerLeft,
          durationMs: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      ),
    )
  })
}
