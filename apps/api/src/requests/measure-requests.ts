import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Metrics } from '../metrics.ts'

/**
 * Counts and times every request. Labels come from closed lists; otherwise a caller could exhaust the memory with new
 * ones.
 */
export function measureRequests(app: FastifyInstance, { requestSeconds, requestsInFlight }: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isQuiet === true) return
    requestsInFlight.inc()
    reply.raw.once('close', () => {
      requestsInFlight.dec()
      const { url: route = 'none' } = request.routeOptions
      requestSeconds.observe({ route, method: request.method, status: statusClassOf(reply) }, reply.elapsedTime / 1000)
    })
  })
}

const statusClassOf = (reply: FastifyReply): string =>
  reply.raw.writableEnded ? `${Math.floor(reply.statusCode / 100)}xx` : 'aborted'
